import type { Task } from '@portal/contract/work/kinds'
import { sql } from 'kysely'
import { PortalError } from '../http/errors.ts'
import { type Branch, branches } from './branches.ts'

/** The position of an item in the queue. `since` has microseconds, which a Date would lose. */
export interface QueuePosition {
  lane: 0 | 1
  since: string
  task: Task
  id: string
}

const format = /^([01])~(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([a-z]+)~([0-9a-f-]+)$/

/** A position as a cursor, which clients send back to continue from there. */
export function cursorOf({ lane, since, task, id }: QueuePosition): string {
  return [lane, since, task, id].join('~')
}

/** @throws PortalError invalid_input for an invalid cursor */
export function placeOf(cursor: string): QueuePosition | undefined {
  if (cursor === '') return undefined
  const [, lane, since = '', task, id = ''] = format.exec(cursor) ?? []
  const branch = branches.find((one) => one.task === task && one.lane === Number(lane))
  const idFormat = branch?.idType === 'int' ? /^\d{1,9}$/ : /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  if (!branch || !idFormat.test(id) || !isMoment(since)) throw new PortalError('invalid_input', { after: 'unusable' })
  return { lane: branch.lane, since, task: branch.task, id }
}

/** Whether date and time exist in the calendar; the database would fail on others. */
function isMoment(since: string): boolean {
  const at = new Date(since)
  return !Number.isNaN(+at) && at.toISOString().slice(0, 19) === since.slice(0, 19)
}

/** Whether a branch may have items after a position. */
export function comesAfter(branch: Branch, place: QueuePosition | undefined): boolean {
  return !place || branch.lane >= place.lane
}

/** The condition for a branch's rows after a position. */
export function isAfter(branch: Branch, place: QueuePosition | undefined) {
  if (!place || branch.lane > place.lane) return sql`true`
  const since = sql`${place.since}::timestamptz`
  const order = orderOf(branch.task) - orderOf(place.task)
  if (order > 0) return sql`${branch.since} >= ${since}`
  if (order < 0) return sql`${branch.since} > ${since}`
  return sql`(${branch.since}, ${branch.id}) > (${since}, ${place.id}::${sql.raw(branch.idType)})`
}

/** The order of the queue. Items of the same task and time keep the database's order. */
export function compare(one: QueuePosition, other: QueuePosition): number {
  if (one.lane !== other.lane) return one.lane - other.lane
  if (one.since !== other.since) return one.since < other.since ? -1 : 1
  return orderOf(one.task) - orderOf(other.task)
}

function orderOf(task: Task): number {
  return branches.findIndex((branch) => branch.task === task)
}
