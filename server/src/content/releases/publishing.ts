import type { publishRelease as endpoint, Release } from '@portal/contract/content/releases'
import { isSecond, writtenMoment } from '@portal/contract/wall-time'
import { sql } from 'kysely'
import type * as z from 'zod'
import { note } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import { readClock } from '../../db/clock.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { Refusal } from '../../http/refusal.ts'
import { ContentError } from '../errors.ts'
import type { ManagedKind } from '../managed-kind.ts'
import type { LockedPart } from '../publish.ts'
import { momentAhead, planPart } from '../schedule.ts'
import { asPart, inOrder, lockParts, type Part, PartFailure, prepareParts, publishParts } from '../together.ts'
import { endRelease } from './due.ts'
import { assertAllowed, selectMembers } from './members.ts'
import { rehearsePart } from './rehearsal.ts'
import {
  changeRelease,
  describeRelease,
  lockOpenRelease,
  notPlanned,
  selectRelease,
  subjectOfRelease,
} from './release.ts'

type Wish = z.output<(typeof endpoint)['input']>

/**
 * Publishes all drafts of a release in one transaction, or has that done at a moment ahead: the publication of one draft, for several.
 * @throws PortalError not_found, changed_meanwhile, invalid_input at `at`; ContentError release_published, release_scheduled, release_not_allowed,
 * release_refused with the record and what is wrong
 */
export async function publishRelease(call: StaffCall, kinds: readonly ManagedKind[], wish: Wish): Promise<Release> {
  const { id } = wish
  const at = wish.at === undefined ? undefined : momentAhead({ at: wish.at, again: wish.again })
  const parts = await selectParts(call, kinds, wish)
  return namingRefusal(async () => {
    await prepareParts(call, parts, id, at)
    return call.db.transaction().execute(async (tx) => {
      await lockOpenRelease(tx, wish)
      const locked = await lockParts(tx, parts, id)
      await (at ? plan(tx, call, id, locked, at) : publishAll(tx, call, id, locked))
      return describeRelease({ db: tx, caller: call.caller }, kinds, await selectRelease(tx, id))
    })
  })
}

/** The drafts of a release, which are those that the caller knows. @throws PortalError not_found, changed_meanwhile; ContentError release_not_allowed */
async function selectParts({ db, caller }: StaffCall, kinds: readonly ManagedKind[], wish: Wish): Promise<Part[]> {
  const release = await selectRelease(db, wish.id)
  if (release.state === 'published') throw new ContentError('release_published')
  const members = await selectMembers(db, kinds, wish.id)
  assertAllowed(
    caller,
    members.map(({ managed }) => managed),
  )
  if (members.length !== wish.drafts.length) throw new PortalError('changed_meanwhile')
  return members.map(({ managed, standing: { row }, publishes }) => {
    const known = wish.drafts.find(({ kind, record }) => kind === row.kind && record === row.record)
    if (!known) throw new PortalError('changed_meanwhile')
    const { version, baseVersion } = known
    return { managed, id: row.record, version, baseVersion, languages: publishes }
  })
}

async function publishAll(tx: Tx, call: StaffCall, id: string, parts: readonly LockedPart[]) {
  const at = await readClock(tx)
  await publishParts(tx, call, parts, { deed: 'publish', at, release: id })
  await endRelease(tx, call, id, { at, count: parts.length })
}

async function plan(tx: Tx, call: StaffCall, id: string, parts: readonly LockedPart[], at: Date) {
  const by = call.caller.accountId
  await rehearse(tx, call, id, parts, at)
  for (const part of parts) await planPart(tx, part, at, by)
  const planned = { ...notPlanned, publish_at: at, publish_again: isSecond(writtenMoment(at)), publish_by: by }
  await changeRelease(tx, id, by, planned)
  await note(tx, call, 'release.plan', subjectOfRelease({ id }), {
    at: at.toISOString(),
    records: String(parts.length),
  })
}

/** Checks now all that could refuse a publication at its moment: it is done, and rolled back. @throws PartFailure */
async function rehearse(tx: Tx, { language }: StaffCall, id: string, parts: readonly LockedPart[], at: Date) {
  await sql`savepoint rehearsal`.execute(tx)
  const keys = new Map<string, string>()
  for (const [place, part] of inOrder(parts).entries())
    await asPart(part, id, () => rehearsePart(tx, part, { keys, place, at, language }))
  await sql`rollback to savepoint rehearsal`.execute(tx)
}

/** Names the record that has kept all from being published. @throws ContentError release_refused */
async function namingRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PartFailure)) throw error
    const { part, cause } = error
    if (!(cause instanceof Refusal)) throw cause
    const { managed, standing } = part
    const { code, fields } = cause
    const said = { kind: managed.kind.kind, id: standing.row.record, code, fields: fields ?? {} }
    throw new ContentError('release_refused', undefined, said)
  }
}
