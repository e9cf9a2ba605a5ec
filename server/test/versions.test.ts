import { managedQuestions, managedTeamMembers } from '@portal/contract/about/content'
import { managedActivities } from '@portal/contract/activities/content'
import * as activities from '@portal/contract/activities/staff'
import * as feedbackOwn from '@portal/contract/feedback/own'
import * as feedbackStaff from '@portal/contract/feedback/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { managedArticles } from '@portal/contract/news/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeActivity } from '../src/activities/content.ts'
import { activityCalls, inAll, newActivity } from './setup/activities.ts'
import { newAuthor } from './setup/content.ts'
import { untilLocked } from './setup/locks.ts'
import { editorOf, newId } from './setup/managed.ts'
import { newPatient, newStaff } from './setup/people.ts'
import { openTwoPortals, type TestPortal } from './setup/portal.ts'

const { portal, other } = await openTwoPortals()
let staff: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator', 'editor')
})

const readActivity = async (id: number) =>
  (await portal.call(managedActivities.read, { id: String(id) }, staff.headers)).body.data

describe('[SEC-24] a save based on an older version', () => {
  test('sign-ups do not disturb the draft of an activity, since they overwrite nothing that staff enter', async () => {
    const id = await newActivity(portal)
    const { version, baseVersion } = await readActivity(id)
    await activityCalls(portal, staff).join(await newPatient(portal), id)
    expect(await readActivity(id)).toMatchObject({ version, baseVersion })
  })

  test('a save without a version gets an error at that field; a call-off checks it, and repeated changes nothing', async () => {
    const id = await newActivity(portal)
    const reason = { en: 'Rain.' }
    const callOff = (input: object) =>
      portal.call(activities.callOffActivity, { id, reason, ...input } as never, staff.headers)
    expect(Object.keys((await callOff({})).body.fields ?? {})).toEqual(['version'])
    expect((await callOff({ id: 999_999, version: 1 })).status).toBe(404)
    expect((await activityCalls(portal, staff).change(id, { quota: 7 })).status).toBe(200)
    const stale = await callOff({ version: 1 })
    expect([stale.status, stale.body.code, stale.body.data]).toMatchObject([409, 'changed_meanwhile', { quota: 7 }])
    const { version } = stale.body.data
    for (const answer of [await callOff({ version }), await callOff({ version })])
      expect(answer.body.data).toMatchObject({ version: version + 1, calledOff: { reason: { en: 'Rain.' } } })
  })

  test('an article cannot be published by an editor who has not seen its latest text', async () => {
    const mei = await newAuthor(portal)
    const id = await mei.published()
    await mei.save(id, { title: inAll('One title') })
    await mei.markRead(id)
    const { version, baseVersion } = await mei.read(id)
    await (await newAuthor(portal)).save(id, { title: inAll('Another title') })
    const seen = { id, version, baseVersion, languages: ['en' as const] }
    const { body } = await mei.call(managedArticles.publish, seen)
    expect(body).toMatchObject({ code: 'changed_meanwhile', data: { draft: { title: inAll('Another title') } } })
  })

  test('of two people deciding a review at the same time, one succeeds', async () => {
    const version = 1
    const added = await portal.call(
      feedbackOwn.addReview,
      { commentText: 'Very kind people.' },
      (await newPatient(portal)).headers,
    )
    const { commentId: id } = added.body.data
    expect((await portal.call(feedbackStaff.approveReview, { id, version }, staff.headers)).status).toBe(200)
    const { body } = await portal.call(feedbackStaff.rejectReview, { id, version, reason: 'Spam.' }, staff.headers)
    expect(body).toMatchObject({ code: 'changed_meanwhile', data: { moderation: 'published' } })
  })

  test('team: a member, and an order based on an outdated one', async () => {
    const before = (await portal.db.selectFrom('team_members').select('id').orderBy('position').execute()).map((m) =>
      String(m.id),
    )
    const [id = ''] = before
    const readMember = async () => (await portal.call(managedTeamMembers.read, { id }, staff.headers)).body.data
    const { version, baseVersion, live } = await readMember()
    const save = (role: string) => {
      const content = { ...live, role: inAll(role) } as never
      return portal.call(managedTeamMembers.save, { id, version, baseVersion, content }, staff.headers)
    }
    const order = (ids: string[]) => portal.call(managedTeamMembers.order, { ids, before }, staff.headers)
    expect((await order(before.toReversed())).status).toBe(200)
    expect([(await order(before)).status, (await order(before)).body.fields]).toEqual([
      400,
      { ids: fieldTexts.orderChanged.en },
    ])
    // A new position in the list does not change the member.
    expect((await save('Nurse')).status).toBe(200)
    expect((await save('Cook')).body).toMatchObject({
      code: 'changed_meanwhile',
      data: { draft: { role: inAll('Nurse') } },
    })
  })

  test('questions: only the version seen is replaced, and a new one never replaces another', async () => {
    const said = (answer: string) => ({ question: inAll('Why?'), answer: inAll(`<p>${answer}</p>`), groupId: 'care' })
    const id = newId()
    const save = (answer: string, version: number) =>
      portal.call(managedQuestions.save, { id, version, baseVersion: 1, content: said(answer) }, staff.headers)
    expect((await save('One.', 1)).body.data).toMatchObject({ version: 2 })
    expect((await save('Two.', 1)).body).toMatchObject({ code: 'changed_meanwhile', data: { draft: said('One.') } })
    expect((await save('Two.', 2)).body.data).toMatchObject({ version: 3 })
    expect((await save('Three.', 2)).body).toMatchObject({ code: 'changed_meanwhile', data: { draft: said('Two.') } })
    const questions = editorOf(portal, staff, managedQuestions, (more) => ({ ...said('Why not.'), ...more }))
    const [one, two] = [await questions.published(), await questions.published()]
    expect([two === one, (await questions.read(one)).live]).toEqual([false, said('Why not.')])
  })
})

describe('[SEC-24] two editors saving the same form at the same time', () => {
  /** Starts both while the record is locked, so that both have begun before either finishes. */
  async function atOnce<T>(id: number, one: () => Promise<T>, two: () => Promise<T>): Promise<T[]> {
    const { both } = await portal.db.transaction().execute(async (step) => {
      await step.selectFrom('activities').select('id').where('id', '=', id).forUpdate().execute()
      await step.selectFrom('content_records').select('id').where('record', '=', String(id)).forUpdate().execute()
      const running = Promise.all([one(), two()])
      await untilLocked(portal.db, 2)
      return { both: running }
    })
    return both
  }

  test('one is saved, the other is refused', async () => {
    const id = await newActivity(portal)
    const { version, baseVersion, live } = await readActivity(id)
    const save = (place: string, at: TestPortal) => {
      const content = { ...live, location: inAll(place) } as never
      return at.call(managedActivities.save, { id: String(id), version, baseVersion, content }, staff.headers)
    }
    const answers = await atOnce(
      id,
      () => save('The hall', portal),
      () => save('The roof', other),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const saved = answers.find(({ status }) => status === 200)?.body.data
    expect((await readActivity(id)).draft?.location).toEqual(saved?.draft?.location)
  })

  test('negative control: comparing before locking lets both through, and one is lost', async () => {
    const id = await newActivity(portal)
    const { version } = await portal.db
      .selectFrom('activities')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const careless = async ({ db }: TestPortal, place: string) => {
      const before = await db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      if (before.version !== version) return 'refused'
      await db.transaction().execute((step) => changeActivity(step, id, contentOf(before, place)))
      return 'saved'
    }
    expect(
      await atOnce(
        id,
        () => careless(portal, 'The hall'),
        () => careless(other, 'The roof'),
      ),
    ).toEqual(['saved', 'saved'])
  })
})

type Row = Parameters<typeof changeActivity>[2] & Record<string, unknown>

function contentOf(row: object, place: string): Row {
  const activity = row as Record<string, Date> & Row
  return {
    ...activity,
    types: ['food'],
    city: 'queens',
    location: inAll(place),
    startsAt: activity.starts_at as Date,
    endsAt: activity.ends_at as Date,
    registrationOpensAt: activity.registration_opens_at as Date,
    registrationClosesAt: activity.registration_closes_at as Date,
  }
}
