import { getRegistration } from '@portal/contract/activities/own'
import { httpApi } from '../core/api'
import { useCall } from '../lib/use-call'

/** The caller's registration for an activity. Visitors and caregivers have none to ask for. */
export function useRegistration(activityId: number, isPatient: boolean) {
  return useCall((options) => httpApi(getRegistration, { activityId }, options), {
    of: activityId,
    when: isPatient,
    translated: false,
  })
}
