import type { CallOptions } from '@portal/client/api'
import { type CaregiverInfo, getCaregiverInfo, getPatientInfo, type PatientInfo } from '@portal/contract/accounts/own'
import type { UserType } from '@portal/contract/accounts/session-user'
import { httpApi } from '../../lib/api'

/** The record of the logged-in user. */
export type OwnRecord = { userType: 'patient'; info: PatientInfo } | { userType: 'caregiver'; info: CaregiverInfo }

/** Props of the parts of the profile. */
export interface TabProps {
  record: OwnRecord
  /** Receives the record that the server returned after a change. */
  take: (record: OwnRecord) => void
}

/** Fetches the record of the logged-in user. @throws ApiError */
export async function fetchRecord(userType: UserType, options: CallOptions): Promise<OwnRecord> {
  if (userType === 'patient') return { userType, info: await httpApi(getPatientInfo, {}, options) }
  return { userType, info: await httpApi(getCaregiverInfo, {}, options) }
}
