import {
  addToRelease as add,
  checkRelease as check,
  chooseReleaseLanguages,
  getCandidates,
  getRelease,
  getReleasePage,
  openReleasePreview,
  publishRelease as publish,
  removeRelease as remove,
  saveRelease as save,
  takeBackRelease as takeBack,
  takeFromRelease as takeOut,
  unscheduleRelease as unschedule,
} from '@portal/contract/content/releases'
import { type Route, route, type StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { ManagedKind } from '../managed-kind.ts'
import { openShown } from '../preview.ts'
import { momentAhead } from '../schedule.ts'
import { checkRelease } from './check.ts'
import { selectCandidates, selectReleases } from './list.ts'
import { assertAllowed, mayPublish, selectMembers } from './members.ts'
import { publishRelease } from './publishing.ts'
import { describeRelease, selectRelease } from './release.ts'
import { takeBackRelease } from './taking-back.ts'
import {
  addToRelease,
  chooseLanguages,
  removeRelease,
  saveRelease,
  takeFromRelease,
  unscheduleRelease,
} from './writing.ts'

/** The calls about drafts that are published together. */
export function releaseRoutes(
  kinds: readonly ManagedKind[],
  links: (call: StaffCall) => Promise<Set<string>>,
): Route[] {
  const current = async (call: Pick<StaffCall, 'db' | 'caller'> & { input: { id: string } }) =>
    describeRelease(call, kinds, await selectRelease(call.db, call.input.id))
  return [
    route(getReleasePage, ({ db, input }) => selectReleases(db, input)),
    route(getRelease, current),
    route(getCandidates, ({ db, caller, input }) => {
      const own = kinds.filter((managed) => mayPublish(managed, caller))
      return selectCandidates(db, own, input)
    }),
    route(save, (call) => saveRelease(call, kinds, call.input), current),
    route(remove, (call) => removeRelease(call, kinds, call.input), current),
    route(add, (call) => addToRelease(call, kinds, call.input), current),
    route(takeOut, (call) => takeFromRelease(call, kinds, call.input), current),
    route(chooseReleaseLanguages, (call) => chooseLanguages(call, kinds, call.input), current),
    route(check, async (call) => checkRelease(call, kinds, call.input.id, await links(call))),
    route(openReleasePreview, (call) => previewRelease(call, kinds, call.input)),
    route(publish, (call) => publishRelease(call, kinds, call.input), current),
    route(unschedule, (call) => unscheduleRelease(call, kinds, call.input), current),
    route(takeBack, (call) => takeBackRelease(call, kinds, call.input)),
  ]
}

async function previewRelease(
  call: StaffCall,
  kinds: readonly ManagedKind[],
  { id, at, again }: { id: string; at?: string | undefined; again: boolean },
) {
  const members = await selectMembers(call.db, kinds, id)
  if (members.length === 0) throw new PortalError('not_found')
  assertAllowed(
    call.caller,
    members.map(({ managed }) => managed),
  )
  return openShown(call, kinds, {
    release: id,
    at: at === undefined ? null : momentAhead({ at, again }).toISOString(),
  })
}
