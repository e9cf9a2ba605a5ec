import type { ChangedRecord } from '@portal/contract/content/endpoints'
import type { Language } from '@portal/contract/language'
import type { Acting } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import type { Services } from '../services.ts'
import { ContentError } from './errors.ts'
import { inLockOrder, type Standing } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import {
  assertNotRefused,
  atOnce,
  checkedContent,
  type LockedPart,
  lockForPublication,
  type Publication,
  publish,
  type Way,
} from './publish.ts'
import { describeRecord } from './record.ts'

/** A draft that is to be published, as the caller knows it: one alone, or one of a release. */
export interface Part extends Publication {
  managed: ManagedKind
}

/**
 * Publishes some languages of a draft; the others stay in it.
 * @throws PortalError not_found, changed_meanwhile, invalid_input; ContentError content_unread, content_unchanged, content_scheduled,
 * content_in_release
 */
export async function publishNow(
  call: StaffCall,
  managed: ManagedKind,
  publication: Publication,
): Promise<ChangedRecord> {
  const parts = [{ managed, ...publication }]
  await prepareParts(call, parts)
  return call.db.transaction().execute(async (tx) => {
    const locked = await lockParts(tx, parts)
    const [published] = await publishParts(tx, call, locked, await atOnce(tx))
    return describeRecord(tx, managed, published as Standing)
  })
}

/**
 * Makes the files of drafts that are about to be published, with nothing locked: copying a film takes long. A draft that changes meanwhile is
 * refused by its publication.
 * @throws as publishNow
 */
export async function prepareParts(call: StaffCall, parts: readonly Part[], release: string | null = null, at?: Date) {
  for (const part of parts) if (part.managed.prepare) await preparePart(call, part, release, at)
}

async function preparePart(call: StaffCall, part: Part, release: string | null, at: Date | undefined) {
  const { managed, languages } = part
  const [locked] = await call.db.transaction().execute((tx) => lockParts(tx, [part], release))
  const { standing } = locked as LockedPart
  await asPart(locked as LockedPart, release, async () => {
    const content = checkedContent(managed, standing, languages, call.language)
    await assertNotRefused(call.db, managed, standing, content, at)
    await managed.prepare?.(call, content)
  })
}

/**
 * Locks drafts that are to be published, each as its caller knows it, in the order of everybody who locks several.
 * @throws PortalError not_found, changed_meanwhile; ContentError content_scheduled, content_in_release
 */
export async function lockParts(tx: Tx, parts: readonly Part[], release: string | null = null): Promise<LockedPart[]> {
  const locked: LockedPart[] = []
  for (const { managed, languages, ...of } of inLockOrder(parts, ({ managed, id }) => [managed.kind.kind, id])) {
    const standing = await lockForPublication(tx, managed, { ...of, languages })
    if (standing.row.release_id !== release) throw new ContentError('content_in_release')
    locked.push({ managed, standing, languages })
  }
  return locked
}

/** Which of several drafts has kept all from being published, and why. */
export class PartFailure extends Error {
  readonly part: LockedPart

  constructor(part: LockedPart, cause: unknown) {
    super('a draft cannot be published', { cause })
    this.part = part
  }
}

/** Names the draft of a release at which work on it has failed. @throws PartFailure; without a release, what `work` throws */
export async function asPart<T>(part: LockedPart, release: string | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw release ? new PartFailure(part, error) : error
  }
}

/**
 * Publishes drafts that are locked and prepared, in the caller's transaction: what is chosen before what chooses it.
 * @returns how they stand, in the order of `parts`
 * @throws PartFailure when a release has them published; else as publishNow
 */
export async function publishParts(
  tx: Tx,
  call: Acting & Pick<Services, 'messages'> & { language: Language },
  parts: readonly LockedPart[],
  way: Way,
): Promise<Standing[]> {
  const published = new Map<LockedPart, Standing>()
  for (const part of inOrder(parts))
    published.set(part, await asPart(part, way.release, () => publish(tx, call, part, way)))
  return parts.map((part) => published.get(part) as Standing)
}

/** Records of kinds that others choose come before these. */
export function inOrder<T extends { managed: ManagedKind }>(parts: readonly T[]): T[] {
  const kinds = parts.map(({ managed }) => managed)
  const depthOf = ({ usedBy = [] }: ManagedKind): number =>
    1 + Math.max(0, ...kinds.filter(({ kind }) => usedBy.some(({ by }) => by === kind.kind)).map(depthOf))
  return [...parts].sort((one, other) => depthOf(other.managed) - depthOf(one.managed))
}
