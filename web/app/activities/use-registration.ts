import { getRegistration } from '@portal/contract/activities/own'
import { httpApi } from '../lib/api'
import { useCall } from '../lib/use-call'

/** Fetches the user's registration for an activity; visitors and caregivers have none. */
export function useRegistration(activityId: number, isPatient: boolean) {
  return useCall((options) => httpApi(getRegistration, { activityId }, options), {
    of: activityId,
    when: isPatient,
    translated: false,
  })
}
