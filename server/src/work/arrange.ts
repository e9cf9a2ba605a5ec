import { day } from '@portal/contract/durations'
import { newYorkTime } from '@portal/contract/new-york'
import type { arrangeWork as arrangeEndpoint, WorkState } from '@portal/contract/work/staff'
import type * as z from 'zod'
import { note } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { momentOfWallTime } from '../time.ts'
import { selectAssignable, selectNames } from './describe.ts'
import { assertExists, keyOf, type WorkRecord } from './records.ts'

type Arranged = z.output<(typeof arrangeEndpoint)['input']>['items'][number]

interface Change {
  item: Arranged
  assigned_to?: string | null
  snoozed_until?: Date | null
}

const maxSnoozeDays = 366

/**
 * Assigns and snoozes items, each only from the version that staff saw.
 * @throws PortalError invalid_input, not_found; changed_meanwhile when none of the items could be changed
 */
export async function arrangeWork(call: StaffCall, items: readonly Arranged[], now = new Date()) {
  const { accountId } = call.caller
  const changes = items.map((item, i) => changeOf(item, i, { accountId, now }))
  await assertAssignable(call.db, changes)
  // Always in the same order, so that concurrent calls cannot deadlock.
  changes.sort((one, other) => (keyOf(one.item) < keyOf(other.item) ? -1 : 1))
  const done: Arranged[] = []
  const refused: Arranged[] = []
  await call.db.transaction().execute(async (tx) => {
    for (const change of changes) ((await apply(tx, call, change)) ? done : refused).push(change.item)
  })
  if (done.length === 0) throw new PortalError('changed_meanwhile')
  return { done: await selectStates(call.db, done, now), refused: await selectStates(call.db, refused, now) }
}

/** Current assignments and snoozes of records, in the records' order. */
export async function selectStates(
  db: Database,
  records: readonly WorkRecord[],
  now = new Date(),
): Promise<WorkState[]> {
  if (records.length === 0) return []
  const rows = await db.selectFrom('work_items').selectAll().where('id', 'in', records.map(keyOf)).execute()
  const names = await selectNames(
    db,
    rows.flatMap(({ assigned_to }) => assigned_to ?? []),
  )
  return records.map(({ kind, id }) => {
    const row = rows.find((one) => one.id === keyOf({ kind, id }))
    const snoozed = row?.snoozed_until
    return {
      kind,
      id,
      version: row?.version ?? 1,
      assignedTo: names.get(row?.assigned_to ?? '') ?? null,
      snoozedUntil: snoozed && snoozed > now ? newYorkTime(snoozed) : '',
    }
  })
}

/** Checks that staff can assign or snooze a record. @throws PortalError not_found */
export async function ensureItem(tx: Tx, { kind, id }: WorkRecord): Promise<void> {
  await assertExists(tx, { kind, id })
  await tx
    .insertInto('work_items')
    .values({ kind, record: id, assigned_to: null, snoozed_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function assertAssignable(db: Database, changes: readonly Change[]) {
  const assignable = await selectAssignable(db, [...new Set(changes.flatMap(({ assigned_to }) => assigned_to ?? []))])
  const fields = changes.flatMap(({ assigned_to }, i) =>
    assigned_to && !assignable.has(assigned_to) ? [[`items.${i}.assignedTo`, 'choose']] : [],
  )
  if (fields.length > 0) throw new PortalError('invalid_input', Object.fromEntries(fields))
}

function changeOf(item: Arranged, i: number, { accountId, now }: { accountId: string; now: Date }): Change {
  const { assignedTo, snoozedUntil } = item
  return {
    item,
    ...(assignedTo !== undefined && { assigned_to: assignedTo === 'me' ? accountId : assignedTo }),
    ...(snoozedUntil !== undefined && { snoozed_until: endOfSnooze(snoozedUntil, i, now) }),
  }
}

function endOfSnooze(written: string, i: number, now: Date): Date | null {
  if (written === '') return null
  const { at, problem } = momentOfWallTime(written)
  const isFar = +at > +now + maxSnoozeDays * day
  if (problem || at <= now || isFar)
    throw new PortalError('invalid_input', { [`items.${i}.snoozedUntil`]: problem ?? 'snoozeRange' })
  return at
}

/** Changes the item unless it has changed since the caller read it. @returns whether it was changed */
async function apply(tx: Tx, call: StaffCall, { item, ...values }: Change): Promise<boolean> {
  await ensureItem(tx, item)
  const before = await tx
    .selectFrom('work_items')
    .select(['version', 'assigned_to'])
    .where('id', '=', keyOf(item))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (before.version !== item.version) return false
  if (Object.keys(values).length === 0) return true
  await tx.updateTable('work_items').set(values).where('id', '=', keyOf(item)).execute()
  const action = values.assigned_to !== undefined && values.assigned_to !== before.assigned_to ? 'assign' : 'snooze'
  await note(tx, call, `work.${action}`, `${item.kind} ${item.id}`)
  return true
}
