import { newYorkTime } from '@portal/contract/new-york'
import { tasks } from '@portal/contract/work/kinds'
import { type getWorkPage, maxCount, type WorkItem } from '@portal/contract/work/staff'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod'
import { dueAt, type OpeningHours, overdueSince, selectOpeningHours } from '../company/promises.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { type Branch, branches } from './branches.ts'
import { comesAfter, compare, cursorOf, isAfter, placeOf, type QueuePosition } from './cursor.ts'
import { describe } from './describe.ts'

type Input = z.output<(typeof getWorkPage)['input']>

interface Row extends QueuePosition {
  kind: WorkItem['kind']
  waits_since: Date
  version: number | null
  assigned_to: string | null
  snoozed_until: Date | null
}

interface Context {
  caller: string
  now: Date
  /** Items waiting since then or longer are overdue. */
  overdue: Date
}

/** A page of the work queue, with the counts of every task. @throws PortalError invalid_input */
export async function selectWorkPage(call: StaffCall, input: Input, now = new Date()) {
  const { db, caller } = call
  const place = placeOf(input.after)
  const opening = await selectOpeningHours(db)
  const context = { caller: caller.accountId, now, overdue: overdueSince(opening, now) }
  const rows = await selectRows(db, input, place, context)
  const shown = rows.slice(0, input.pageSize)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  const described = await describe(call, shown)
  return {
    records: shown.map((row, i) => ({ ...itemOf(row, opening, context), ...described[i] }) as WorkItem),
    next: last ? cursorOf(last) : '',
    me: caller.accountId,
    ...(await countAll(db, input.whose, context)),
  }
}

function itemOf(row: Row, opening: OpeningHours, { now, overdue }: Context) {
  const { kind, id, task, waits_since, snoozed_until } = row
  const isPromised = row.lane === 0
  return {
    kind,
    id,
    task,
    version: row.version ?? 1,
    snoozedUntil: snoozed_until && snoozed_until > now ? newYorkTime(snoozed_until) : '',
    since: waits_since.toISOString(),
    due: isPromised ? dueAt(opening, waits_since).toISOString() : null,
    overdue: isPromised && waits_since <= overdue,
  }
}

/** Reads one extra row to detect a next page. */
async function selectRows(
  db: Database,
  input: Input,
  place: QueuePosition | undefined,
  context: Context,
): Promise<Row[]> {
  const read = branches.filter((branch) => {
    if (input.task && branch.task !== input.task) return false
    return comesAfter(branch, place) && !(input.show === 'overdue' && branch.lane === 1)
  })
  if (read.length === 0) return []
  const parts = read.map(
    (branch) => sql`(
      select ${branch.task}::text as task, ${branch.kind}::text as kind, ${branch.lane}::int as lane,
        ${branch.id}::text as id, ${branch.since} as waits_since,
        to_char(${branch.since} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since,
        w.version, w.assigned_to, w.snoozed_until
      from ${branch.from} ${withItem(branch)}
      where ${branch.isOpen} and ${isAfter(branch, place)} and ${filterOf(branch, input, context)}
      order by ${branch.since}, ${branch.id} limit ${input.pageSize + 1})`,
  )
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.sort(compare).slice(0, input.pageSize + 1)
}

/** Looked up row by row (`offset 0`): with a join the database would scan all past arrangements. */
function withItem({ kind, id }: Branch) {
  return sql`left join lateral (
    select version, assigned_to, snoozed_until from work_items where id = ${`${kind}:`} || ${id}::text offset 0) w on true`
}

function filterOf(branch: Branch, { whose, show }: Pick<Input, 'whose' | 'show'>, { caller, now, overdue }: Context) {
  // Few items are assigned or snoozed: read these from the arrangements, not along the whole queue.
  const among = (condition: RawBuilder<unknown>) => sql`${branch.id} in (
    select record::${sql.raw(branch.idType)} from work_items where kind = ${branch.kind} and ${condition})`
  const conditions = {
    all: sql`true`,
    mine: among(sql`assigned_to = ${caller}`),
    unassigned: sql`(w.assigned_to is null or ${hasLeft})`,
    open: sql`(w.snoozed_until is null or w.snoozed_until <= ${now})`,
    overdue: sql`(w.snoozed_until is null or w.snoozed_until <= ${now}) and ${branch.since} <= ${overdue}`,
    snoozed: among(sql`snoozed_until > ${now}`),
  }
  return sql`${conditions[whose]} and ${conditions[show]}`
}

/** Whether the assignee no longer works on the queue: the item would wait for nobody. */
const hasLeft = sql`not exists (
  select from staff join accounts on accounts.id = staff.account_id
  where staff.account_id = w.assigned_to and disabled_at is null and roles && array['admin', 'coordinator'])`

/** Counts stop at `maxCount`, longest waiting first, so that overdue items are always counted. */
async function countAll(db: Database, whose: Input['whose'], context: Context) {
  const counted = (branch: Branch, show: Input['show']) => sql`(
    select ${branch.task}::text as task, ${show}::text as show, count(*)::int as open,
      (count(*) filter (where since <= ${context.overdue} and ${branch.lane}::int = 0))::int as overdue
    from (
      select ${branch.since} as since from ${branch.from} ${withItem(branch)}
      where ${branch.isOpen} and ${filterOf(branch, { whose, show }, context)}
      order by ${branch.since}, ${branch.id} limit ${maxCount}
    ) counted)`
  const parts = branches.flatMap((branch) => [counted(branch, 'open'), counted(branch, 'snoozed')])
  const { rows } = await sql<{ task: string; show: string; open: number; overdue: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  const sum = (key: 'open' | 'overdue', of: typeof rows) =>
    Math.min(
      maxCount,
      of.reduce((total, row) => total + row[key], 0),
    )
  const openOf = (task: string) => rows.filter((row) => row.task === task && row.show === 'open')
  return {
    counts: tasks.map((task) => ({ task, open: sum('open', openOf(task)), overdue: sum('overdue', openOf(task)) })),
    snoozed: sum(
      'open',
      rows.filter(({ show }) => show === 'snoozed'),
    ),
  }
}
