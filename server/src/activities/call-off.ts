import type { StaffActivity } from '@portal/contract/activities/staff'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'
import { note } from '../audit/audited.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import { markCalledOff } from './content.ts'
import { ActivityError } from './errors.ts'
import { notifyParticipants } from './notices.ts'
import { whyNotCallOff } from './policy.ts'
import { selectStaffActivity } from './staff-queries.ts'
import { lockActivity } from './taking-place.ts'

/**
 * Calls an activity off and notifies everyone registered or waiting, with the reason. Calling off again changes nothing, whatever
 * version was seen, since the call may be a retry. People who register at the same time are either notified or refused, because
 * both transactions lock the activity's row.
 * @throws PortalError not_found, changed_meanwhile, activity_over
 */
export async function callOffActivity(
  call: StaffCall,
  recordVersion: RecordVersion,
  reason: Texts,
): Promise<StaffActivity> {
  const { id } = recordVersion
  await call.db.transaction().execute(async (tx) => {
    const { takesPlace, ends_at } = await lockActivity(tx, id)
    if (!takesPlace) return
    await lockVersion(tx, 'activities', recordVersion)
    const now = new Date()
    const refusal = whyNotCallOff({ ends_at }, now)
    if (refusal) throw new ActivityError(refusal)
    await markCalledOff(tx, id, reason, now)
    const words = (language: Language) => ({ reason: inLanguage(reason, language) })
    const replaces = ['signedUp', 'movedUp', 'tomorrow', 'moved'] as const
    const news = { occurrence: 'for good', words, expiresAt: ends_at, replaces }
    await notifyParticipants(tx, call, id, 'calledOff', news)
    await note(tx, call, 'activity.call-off', `activity ${id}`)
  })
  return selectStaffActivity(call.db, id, call.language)
}
