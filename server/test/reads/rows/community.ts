import { randomUUID } from 'node:crypto'
import { getParticipants } from '@portal/contract/activities/staff-door'
import { getPictureConsent, savePictureConsent } from '@portal/contract/content/consent'
import { replyToReview } from '@portal/contract/feedback/staff'
import { callbackOf, undeliveredTo } from '../../matrix/scene.ts'
import { activityHelpers, hours } from '../../setup/activities.ts'
import { demoPicture } from '../../setup/content.ts'
import { reviewHelpers } from '../../setup/feedback.ts'
import { newPatient } from '../../setup/people.ts'
import { save } from '../../setup/saving.ts'
import { applied, type ReadRow, type ReadScene } from '../row.ts'

async function participant({ portal, staff }: ReadScene) {
  const { newActivity, join } = activityHelpers(() => portal)
  const { id: accountId, ...patient } = await newPatient(portal)
  const id = await newActivity({ startsAt: hours(2), endsAt: hours(4), registrationClosesAt: hours(1) })
  await join({ id: accountId, ...patient }, id)
  const [registration] = (await portal.call(getParticipants, { id }, staff.headers)).body.data
  return { id, accountId, registrationId: registration?.id ?? '', checkInCode: registration?.checkInCode ?? '' }
}

type State = 'pending' | 'published' | 'replied'

const review =
  (state: State, more: object = {}): ReadRow =>
  async (scene) => {
    const { written, approve } = reviewHelpers(() => scene)
    const { commentId: id } = await written(await newPatient(scene.portal))
    if (state !== 'pending') await approve(id)
    if (state === 'replied')
      await save(scene.portal, replyToReview, { id, reply: { en: 'Thank you.' } }, scene.staff.headers)
    return { id: String(id), input: { id, ...more } }
  }

const work =
  (input: (id: string) => object, late?: (id: string) => object): ReadRow =>
  async (scene) => {
    const { id } = await applied(scene)
    return { id, input: input(id), ...(late && { late: late(id) }) }
  }

const undelivered: ReadRow = async ({ portal }) => {
  const id = await undeliveredTo(portal, await newPatient(portal))
  return { id, input: { id } }
}

const undeliveredOf: ReadRow = async ({ portal }) => {
  const { id } = await newPatient(portal)
  return { id, input: { accountId: id } }
}

const callback: ReadRow = async ({ portal }) => {
  const id = await callbackOf(portal)
  return { id, input: { id } }
}

const consent =
  (more: object = {}): ReadRow =>
  async ({ portal, staff }) => {
    const picture = await demoPicture(portal)
    const asked = await portal.call(getPictureConsent, { picture }, staff.headers)
    const { version } = asked.body.data
    await portal.call(savePictureConsent, { picture, version, answer: 'nobody' }, staff.headers)
    return { id: picture, input: { picture, ...more } }
  }

const arranged = (version: number) => (id: string) => ({
  items: [{ kind: 'application', id, version, assignedTo: 'me' }],
})

/** Activities, reviews, the work queue, messages that did not arrive, and people in pictures. */
export const community: Record<string, ReadRow> = {
  'GET /staff/activity/{id}/participants': async (scene) => {
    const { id, accountId } = await participant(scene)
    return { id: accountId, input: { id } }
  },
  'POST /staff/activity/{id}/check-in': async (scene) => {
    const { id, registrationId, checkInCode } = await participant(scene)
    return { id: registrationId, input: { id, checkInCode } }
  },
  'POST /staff/activity/{id}/arrival': async (scene) => {
    const { id, registrationId } = await participant(scene)
    return { id: registrationId, input: { id, registrationId, arrived: true, idempotencyKey: randomUUID() } }
  },

  'GET /staff/comment/page': review('pending', { pageSize: 100 }),
  'GET /staff/comment/{id}': review('pending'),
  'POST /staff/comment/{id}/approve': review('pending'),
  'POST /staff/comment/{id}/reject': review('pending', { reason: 'It names another patient.' }),
  'POST /staff/comment/{id}/unpublish': review('published'),
  'POST /staff/comment/{id}/reply': review('published', { reply: { en: 'Thank you.' } }),
  'DELETE /staff/comment/{id}/reply': review('replied'),

  'GET /staff/work/page': work(() => ({ task: 'application', pageSize: 100 })),
  'POST /staff/work/arrange': work(arranged(1), arranged(999)),
  'GET /staff/work/notes': work((id) => ({ kind: 'application', id })),
  'POST /staff/work/note': work((id) => ({ kind: 'application', id, noteId: randomUUID(), text: 'Called back.' })),
  'GET /staff/account/{accountId}/undelivered': undeliveredOf,
  'GET /staff/undelivered/{id}': undelivered,
  'POST /staff/undelivered/{id}/settle': undelivered,
  'GET /staff/callback/{id}': callback,
  'POST /staff/callback/{id}/settle': callback,

  'GET /staff/picture/consent': consent(),
  'PUT /staff/picture/consent': consent({ answer: 'nobody' }),
}
