import type { Kind } from '@portal/contract/content/kind'
import { audited } from '../audit/audited.ts'
import { type Route, route, type StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { checkDraft } from './check.ts'
import { proposeTexts } from './conversion/propose.ts'
import { discardDraft, markRead, markRight, saveDraft } from './drafts.ts'
import { lockRecords } from './keys.ts'
import { selectPage } from './list.ts'
import type { ManagedKind } from './managed-kind.ts'
import { readRecord } from './record.ts'
import { removeRecord } from './remove.ts'
import { copyRecord, repeatRecord } from './repeat.ts'
import { schedule, unschedule } from './schedule.ts'
import type { Content } from './tables.ts'
import { publishNow } from './together.ts'
import { restoreVersion, selectVersion, selectVersions } from './versions.ts'
import { takeBack, unpublish } from './withdraw.ts'

/** The calls by which staff write, read and publish the records of a kind. */
export function managedRoutes(
  managed: ManagedKind,
  kinds: readonly ManagedKind[],
  links: (call: StaffCall) => Promise<Set<string>>,
): Route[] {
  const { endpoints } = managed
  const current = (call: Pick<StaffCall, 'db' | 'files'> & { input: { id: string } }) =>
    readRecord(call, managed, call.input.id, kinds)
  return [
    route(endpoints.list, ({ db, input }) => selectPage(db, managed, input)),
    route(endpoints.read, current),
    route(
      endpoints.save,
      (call) => saveDraft(call, managed, { ...call.input, content: call.input.content as Content }),
      current,
    ),
    route(endpoints.discard, (call) => discardDraft(call, managed, call.input), current),
    route(endpoints.markRead, (call) => markRead(call, managed, call.input), current),
    route(endpoints.markRight, (call) => markRight(call, managed, call.input), current),
    route(endpoints.propose, ({ db, input }) => proposeTexts(db, managed, input)),
    route(endpoints.check, async (call) => checkDraft(call, managed, call.input, await links(call))),
    route(
      endpoints.publish,
      (call) => {
        const { at, ...publication } = call.input
        return at === undefined
          ? publishNow(call, managed, publication)
          : schedule(call, managed, { ...publication, at })
      },
      current,
    ),
    route(endpoints.unschedule, (call) => unschedule(call, managed, call.input), current),
    route(endpoints.unpublish, (call) => unpublish(call, managed, call.input), current),
    route(endpoints.remove, (call) => removeRecord(call, managed, call.input), current),
    route(endpoints.takeBack, (call) => takeBack(call, managed, call.input)),
    route(endpoints.versions, ({ db, input }) => selectVersions(db, managed, input)),
    route(endpoints.version, async ({ db, input }) => (await selectVersion(db, managed, input)) as never),
    route(endpoints.restore, (call) => restoreVersion(call, managed, call.input), current),
    ...(managed.kind.repeats
      ? [
          route(endpoints.copy, (call) => copyRecord(call, managed, call.input)),
          route(endpoints.repeat, (call) => repeatRecord(call, managed, call.input), current),
        ]
      : []),
    ...(managed.kind.ordered
      ? [route(endpoints.order, (call) => order(call, managed, call.input.ids, call.input.before))]
      : []),
  ]
}

/** Puts the published records into an order. @throws PortalError invalid_input unless `before` is the order and `ids` has the same records */
async function order(call: StaffCall, { kind, lockOrder, setOrder }: ManagedKind, ids: string[], before: string[]) {
  await audited(call, 'content.order', orderSubject(kind), async (tx) => {
    // Before their rows in the public table, as publications do: a trigger notes each new position in the record.
    await lockRecords(tx, { kind: kind.kind })
    const current = (await lockOrder?.(tx)) ?? []
    const isSame = current.join() === before.join() && [...current].sort().join() === [...ids].sort().join()
    if (!isSame) throw new PortalError('invalid_input', { ids: 'orderChanged' })
    await setOrder?.(tx, ids)
  })
  return { ids }
}

function orderSubject({ kind }: Kind): string {
  return `${kind} order`
}
