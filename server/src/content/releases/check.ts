import type { ReleaseCheck } from '@portal/contract/content/releases'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { checkStanding, refusalFound } from '../check.ts'
import { keyOf } from '../keys.ts'
import type { ManagedKind } from '../managed-kind.ts'
import { rolledBack } from '../preview.ts'
import { checkWhole, chosenContent } from '../states.ts'
import { type Member, mayPublish, selectMembers } from './members.ts'
import { rehearsePart } from './rehearsal.ts'
import { selectRelease } from './release.ts'

type Finding = ReleaseCheck['drafts'][number]['findings'][number]
type Effect = ReleaseCheck['effects'][number]

/**
 * What is missing or doubtful in the drafts of a release, and what publishing all of them would do: the publication is done in a transaction that is
 * rolled back, each draft after those that it may need. @throws PortalError not_found
 */
export async function checkRelease(
  call: StaffCall,
  kinds: readonly ManagedKind[],
  id: string,
  links: ReadonlySet<string>,
): Promise<ReleaseCheck> {
  await selectRelease(call.db, id)
  const unprepared = await prepareMembers(call, await selectMembers(call.db, kinds, id))
  return rolledBack(call.db, async (tx) => {
    const members = await selectMembers(tx, kinds, id)
    const all = new Set([...links, ...members.flatMap(ownAddresses)])
    const keys = new Map<string, string>()
    const drafts: ReleaseCheck['drafts'] = []
    const effects: Effect[] = []
    for (const [place, member] of members.entries()) {
      const { managed, standing, publishes } = member
      const check = await checkStanding({ db: tx, language: call.language }, managed, {
        standing,
        chosen: publishes,
        links: all,
        keys,
      })
      const found = [...check.findings, ...(unprepared.get(standing.row.id) ?? [])]
      const isRefused = found.some(({ refuses }) => refuses)
      const refusals = isRefused ? [] : await tried(tx, call, member, { keys, place })
      drafts.push({
        kind: managed.kind.kind,
        id: standing.row.record,
        findings: tellable(call, managed, [...found, ...refusals]),
      })
      effects.push(...check.effects)
    }
    return { drafts, effects: together(effects) }
  })
}

/** Doubts quote the draft, such as a phone number in it; who may not edit it learns only what keeps it from being published. */
function tellable({ caller }: StaffCall, managed: ManagedKind, findings: readonly Finding[]): Finding[] {
  return findings.filter(({ refuses }) => refuses || mayPublish(managed, caller))
}

/** Makes the files of drafts, with nothing locked. @returns why those of some records cannot be made */
async function prepareMembers(call: StaffCall, members: readonly Member[]): Promise<Map<string, Finding[]>> {
  const found = new Map<string, Finding[]>()
  for (const { managed, standing, publishes } of members) {
    const { row, live, draft } = standing
    const content = chosenContent(managed.kind, live, draft?.content ?? live ?? {}, publishes)
    const isWhole = !checkWhole(managed.kind, content, call.language).wrong
    if (isWhole)
      await managed
        .prepare?.(call, content)
        .catch((error: unknown) => found.set(row.id, refusalFound(error, call.language)))
  }
  return found
}

/** Pages that are there once the release is published, of records whose address is known. */
function ownAddresses({ managed, standing }: Member): string[] {
  const key = keyOf(standing.row)
  return key === null ? [] : managed.addresses(key, standing.draft?.content ?? {})
}

/** What only the publication itself refuses. */
async function tried(
  tx: Tx,
  { language }: StaffCall,
  { managed, standing, publishes }: Member,
  at: { keys: Map<string, string>; place: number },
): Promise<Finding[]> {
  await sql`savepoint draft`.execute(tx)
  try {
    await rehearsePart(tx, { managed, standing, languages: publishes }, { ...at, language })
    return []
  } catch (error) {
    await sql`rollback to savepoint draft`.execute(tx)
    return refusalFound(error, language)
  }
}

/** Lists that several drafts change are named once, and people are added up. */
function together(effects: readonly Effect[]): Effect[] {
  const nameOf = ({ code, address, on }: Effect) => [code, address, on].join(' ')
  return [...Map.groupBy(effects, nameOf).values()].map((alike) => ({
    ...(alike[0] as Effect),
    count: alike.reduce((sum, { count }) => sum + count, 0),
  }))
}
