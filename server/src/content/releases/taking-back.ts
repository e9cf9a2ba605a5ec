import type { Release } from '@portal/contract/content/releases'
import { note } from '../../audit/audited.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { ContentError } from '../errors.ts'
import { inLockOrder, lockStanding, type Standing } from '../keys.ts'
import type { ManagedKind } from '../managed-kind.ts'
import { differingLanguages } from '../states.ts'
import { versionOf } from '../versions.ts'
import { prepareEarlier, takeBackParts } from '../withdraw.ts'
import { assertAllowed } from './members.ts'
import {
  changeRelease,
  describeRelease,
  lockRelease,
  type Published,
  type ReleaseRow,
  selectPublished,
  selectRelease,
  subjectOfRelease,
} from './release.ts'

interface Wish {
  id: string
  /** ISO moment of the publication. */
  publishedAt: string
  told: number
}

/**
 * Takes back all that a release has published; its drafts are there again, in the release. A repetition changes nothing.
 * @throws as takeBack; ContentError release_not_allowed
 */
export async function takeBackRelease(
  call: StaffCall,
  kinds: readonly ManagedKind[],
  { id, publishedAt, told }: Wish,
): Promise<Release> {
  const found = await selectAllowed(call, kinds, await selectRelease(call.db, id))
  for (const { managed, row, number } of found) await prepareEarlier(call, managed, { id: row.record, number })
  return call.db.transaction().execute(async (tx) => {
    const release = await lockRelease(tx, id)
    const describe = (row: ReleaseRow) => describeRelease({ db: tx, caller: call.caller }, kinds, row)
    if (!release.published_at) return describe(release)
    if (release.published_at.toISOString() !== publishedAt) throw new ContentError('take_back_changed')
    const published = await selectAllowed({ ...call, db: tx }, kinds, release)
    if (published.length !== release.published_count) throw new ContentError('take_back_changed')
    await takeBackAll(tx, call, id, published, told)
    await note(tx, call, 'release.take-back', subjectOfRelease(release))
    const open = { published_at: null, published_by: null, published_count: 0 }
    return describe(await changeRelease(tx, id, call.caller.accountId, open))
  })
}

/** What a release has published. @throws ContentError release_not_allowed */
async function selectAllowed(
  { db, caller }: { db: Database } & Pick<StaffCall, 'caller'>,
  kinds: readonly ManagedKind[],
  release: ReleaseRow,
): Promise<Published[]> {
  const published = await selectPublished(db, kinds, release)
  assertAllowed(
    caller,
    published.map(({ managed }) => managed),
  )
  return published
}

async function takeBackAll(tx: Tx, call: StaffCall, id: string, published: readonly Published[], told: number) {
  const parts = []
  for (const { managed, row, number } of inLockOrder(published, ({ row }) => [row.kind, row.record]))
    parts.push({ managed, number, standing: await lockStanding(tx, managed, row.record) })
  const ended = await takeBackParts(tx, call, parts, { told, release: id })
  for (const [place, { managed, number }] of parts.entries())
    await putBack(tx, managed, ended[place] as Standing, id, number)
}

/** Puts a draft into its release again, unless another has it by now. */
async function putBack(tx: Tx, { kind }: ManagedKind, { row, live, draft }: Standing, id: string, number: number) {
  if (row.release_id) return
  const version = await versionOf(tx, row.id, number)
  const published = version?.languages ?? []
  const differs = differingLanguages(kind, live, draft?.content ?? {})
  const isAll = differs.every((language) => published.includes(language))
  await tx
    .updateTable('content_records')
    .set({ release_id: id, release_languages: isAll ? null : published })
    .where('id', '=', row.id)
    .execute()
}
