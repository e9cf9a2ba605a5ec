import { languages } from '@portal/contract/language'
import type { openFilm as openEndpoint, postProgress as progressEndpoint } from '@portal/contract/training/own'
import type { FilmFile } from '@portal/contract/training/public'
import { within, without } from '@portal/contract/training/ranges'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Database, Tx } from '../db/client.ts'
import type { OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { currentAssignment } from './assignments.ts'
import { filmLink, linksEndAt } from './films/film-links.ts'
import { measureFilm, selectServed } from './films/serve-film.ts'
import { servedTime } from './films/served.ts'
import { limits } from './limits.ts'
import { watchedOf } from './my-training.ts'
import { type Clock, creditAt, fromBounds, isComplete, toBounds, watch } from './progress.ts'

/**
 * Opens a film: starts a viewing, or continues the one given by `viewingId`, and creates links to the film's files.
 * @throws PortalError not_found, too_many_requests
 */
export async function openFilm(
  { db, keys, files, throttles, caller }: Pick<OwnCall, 'db' | 'keys' | 'files' | 'throttles' | 'caller'>,
  { trainingContentId, viewingId: known }: z.output<(typeof openEndpoint)['input']>,
) {
  const row = await currentAssignment(db, caller.accountId, trainingContentId)
  if (!known) await throttles.count(limits.viewingByAccount, { account: caller.accountId })
  await measureFilm({ db, files }, row.film_id)
  const film = await db
    .selectFrom('training_films')
    .select(['standard_bytes', 'low_bytes'])
    .where('id', '=', row.film_id)
    .executeTakeFirstOrThrow()
  const endsAt = linksEndAt(new Date())
  const viewingId = known
    ? (await selectViewing(db, row.assignmentId, known)).id
    : await startViewing(db, row.assignmentId)
  const src = (file: FilmFile) => filmLink(keys, { filmId: row.film_id, viewingId, file }, endsAt)
  return {
    ...watchedOf(row),
    viewingId,
    videoMs: row.duration_ms,
    files: [
      { file: 'standard' as const, src: src('standard'), bytes: film.standard_bytes },
      { file: 'low' as const, src: src('low'), bytes: film.low_bytes },
    ],
    captions: languages.map((language) => ({ language, src: src(`captions-${language}`) })),
    linksEndAt: endsAt.toISOString(),
  }
}

/**
 * Counts posted parts of a film as watched, within what was sent to the caregiver and what the caregiver's time allows.
 * @throws PortalError not_found when the assignment or viewing is not the caller's, too_many_requests
 */
export async function postProgress(
  { db, throttles, caller }: Pick<OwnCall, 'db' | 'throttles' | 'caller'>,
  { trainingContentId, viewingId, ranges, positionMs }: z.output<(typeof progressEndpoint)['input']>,
) {
  await throttles.count(limits.progressByAccount, { account: caller.accountId })
  return db.transaction().execute(async (tx) => {
    // Lock the clock first, so that posts about the caregiver's other films and devices wait.
    const clock = await lockClock(tx, caller.accountId)
    const viewing = await lockViewing(tx, { accountId: caller.accountId, moduleId: trainingContentId, id: viewingId })
    const { assignmentId, duration_ms: filmMs, now } = viewing
    const creditMs = creditAt(clock, viewing.started_at.getTime(), now.getTime())
    const served = servedTime(await selectServed(tx, assignmentId, viewing.film_id), filmMs)
    const sent = ranges.flatMap((range) => within([range], served))
    const { watched, usedMs } = watch(fromBounds(viewing.watched), sent, { creditMs, filmMs })
    if (usedMs > 0) await setClock(tx, caller.accountId, { countedAt: now.getTime(), creditMs: creditMs - usedMs })
    const video_completed_at = viewing.video_completed_at ?? (isComplete(watched, filmMs) ? now : null)
    const set = { watched: toBounds(watched), position_ms: Math.min(positionMs, filmMs), video_completed_at }
    await tx.updateTable('training_assignments').set(set).where('id', '=', assignmentId).execute()
    const notServed = without(within(ranges, [[0, filmMs]]), [...served, ...watched])
    return { ...watchedOf(set), notServed }
  })
}

async function startViewing(db: Database, assignmentId: string): Promise<string> {
  const { id } = await db
    .insertInto('training_viewings')
    .values({ assignment_id: assignmentId, started_at: sql<Date>`clock_timestamp()` as never })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function selectViewing(db: Database, assignmentId: string, id: string) {
  const viewing = await db
    .selectFrom('training_viewings')
    .select(['id', 'started_at'])
    .where('id', '=', id)
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirst()
  if (!viewing) throw new PortalError('not_found')
  return viewing
}

/**
 * Reads a viewing of a caregiver's current assignment with its film, and the database's time, which is the same for every process. The
 * lock blocks a change of the module's film, which deletes viewings first (content.ts).
 */
async function lockViewing(tx: Tx, { accountId, moduleId, id }: { accountId: string; moduleId: number; id: string }) {
  const viewing = await tx
    .selectFrom('training_viewings')
    .innerJoin('training_assignments', 'training_assignments.id', 'assignment_id')
    .innerJoin('training_modules', 'training_modules.id', 'module_id')
    .innerJoin('training_films', 'training_films.id', 'film_id')
    .select(['assignment_id as assignmentId', 'started_at', 'watched', 'video_completed_at'])
    .select(['film_id', 'duration_ms'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('training_viewings.id', '=', id)
    .where('account_id', '=', accountId)
    .where('module_id', '=', moduleId)
    .where(sql<boolean>`not exists (select from training_assignments later where later.account_id = ${accountId}
      and later.module_id = ${moduleId} and later.number > training_assignments.number)`)
    .forKeyShare('training_viewings')
    .executeTakeFirst()
  if (!viewing) throw new PortalError('not_found')
  return viewing
}

/** Locks a caregiver's clock until the transaction ends. */
async function lockClock(tx: Tx, accountId: string): Promise<Clock> {
  const row = (await selectClock(tx, accountId)) ?? (await startClock(tx, accountId))
  return { countedAt: row.counted_at.getTime(), creditMs: row.credit_ms }
}

function selectClock(tx: Tx, accountId: string) {
  return tx
    .selectFrom('training_clocks')
    .select(['counted_at', 'credit_ms'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Inserts the clock at a caregiver's first post; of two concurrent posts, the second gets the row of the first. */
function startClock(tx: Tx, accountId: string) {
  return tx
    .insertInto('training_clocks')
    .values({ account_id: accountId, counted_at: new Date(0), credit_ms: 0 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: accountId }))
    .returning(['counted_at', 'credit_ms'])
    .executeTakeFirstOrThrow()
}

async function setClock(tx: Tx, accountId: string, { countedAt, creditMs }: Clock) {
  await tx
    .updateTable('training_clocks')
    .set({ counted_at: sql<Date>`greatest(counted_at, ${new Date(countedAt)})` as never, credit_ms: creditMs })
    .where('account_id', '=', accountId)
    .execute()
}
