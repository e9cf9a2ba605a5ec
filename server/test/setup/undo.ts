import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import type { Envelope } from '@portal/contract/envelope'
import { undoHeader, undoMs, undoSave } from '@portal/contract/undo'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'
import { versionOf } from './saving.ts'

type Staff = Pick<Person, 'headers'>

/** Saves like staff who have just opened the record. @returns the answer, the id by which it is undone, and how many messages wait */
export async function saveUndoably<E extends Endpoint>(
  portal: TestPortal,
  endpoint: E,
  input: Omit<InputOf<E>, 'version'>,
  { headers }: Staff,
) {
  const version = endpoint.unversioned
    ? {}
    : { version: await versionOf(portal, endpoint, input as Record<string, unknown>) }
  const answer = await portal.send({ ...httpCall(endpoint, { ...version, ...input } as InputOf<E>), headers })
  expect(answer.statusCode).toBe(200)
  const [id = '', messages] = String(answer.headers[undoHeader] ?? '').split(' ')
  return { id, messages: Number(messages), data: (answer.json() as Envelope<OutputOf<E>>).data }
}

/** Takes a save back. @returns status and code */
export async function undo(portal: TestPortal, id: string, { headers }: Staff) {
  const { status, body } = await portal.call(undoSave, { id }, headers)
  return [status, body.code]
}

/** Moves the database's clock, by which messages wait, on by the time in which a save can be undone. */
export async function passUndoTime({ db }: TestPortal) {
  const span = sql`${`${undoMs} ms`}::interval`
  await sql`update staff_saves set until = until - ${span}`.execute(db)
  await sql`update pgboss.job set start_after = start_after - ${span} where state = 'created'`.execute(db)
}
