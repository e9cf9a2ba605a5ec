import { register } from '@portal/contract/activities/own'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { register as registerAt } from '../src/activities/registrations.ts'
import { activityHelpers } from './setup/activities.ts'
import { newPatient } from './setup/people.ts'
import { openTwoPortals } from './setup/portal.ts'

const { portal, other } = await openTwoPortals()

const { newActivity, detailOf } = activityHelpers(() => portal)

describe('200 people and 5 places', () => {
  const rounds = 20
  let crowd: string[]

  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`
      insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
      select 'patient', 'P', 'P', '+1646' || lpad((2000000 + n)::text, 7, '0'), 'crowd@example.com', 'en', ''
      from generate_series(1, 200) n returning id`.execute(portal.db)
    crowd = rows.map(({ id }) => id)
  })

  test(
    `[F06] exactly 5 of them get in, from two processes, ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const id = await newActivity({ quota: 5 })
        const wish = { activityId: id, waitIfFull: false, remind: false }
        const sender = { keys: portal.keys, messages: portal.messages }
        const tries = crowd.map((accountId, i) =>
          registerAt({ ...sender, db: i % 2 ? portal.db : other.db }, { accountId, language: 'en' }, wish).then(
            () => 'in',
            (error) => error.code,
          ),
        )
        const outcomes = await Promise.all(tries)
        expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(5)
        expect(outcomes.filter((outcome) => outcome === 'activity_full')).toHaveLength(195)
        expect(await countOf(id)).toBe(5)
      }
    },
    scaleTimeout(120_000),
  )

  test('negative control: counting without the lock lets too many in', async () => {
    const id = await newActivity({ quota: 5 })
    const careless = async (accountId: string, i: number) => {
      const { db } = i % 2 ? portal : other
      if ((await countOf(id)) >= 5) return
      const values = {
        activity_id: id,
        account_id: accountId,
        status: 'registered',
        check_in_code: `C${i}`,
        language: 'en',
      } as const
      await db.insertInto('activity_registrations').values(values).execute()
    }
    await Promise.all(crowd.map(careless))
    expect(await countOf(id)).toBeGreaterThan(5)
  })

  test('[F06] 20 identical concurrent submits create one registration', async () => {
    const patient = await newPatient(portal)
    const id = await newActivity({ quota: 5 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? portal : other).call(register, { activityId: id }, patient.headers),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'already_registered')).toHaveLength(19)
    expect(await countOf(id)).toBe(1)
    expect(await detailOf(id)).toMatchObject({ registered: 1 })
  })

  async function countOf(id: number): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) from activity_registrations where activity_id = ${id} and status = 'registered'`.execute(
      portal.db,
    )
    return Number(rows[0]?.count)
  }
})
