import type { CallOptions } from '@portal/client/api'
import { type CaregiverInfo, getCaregiverInfo, getPatientInfo, type PatientInfo } from '@portal/contract/accounts/own'
import type { UserType } from '@portal/contract/accounts/session-user'
import { httpApi } from '../../core/api'

/** The record of the person who is logged in. */
export type OwnRecord = { userType: 'patient'; info: PatientInfo } | { userType: 'caregiver'; info: CaregiverInfo }

/** What the parts of the profile get. */
export interface TabProps {
  record: OwnRecord
  /** Takes the record as the server gave it after a change. */
  take: (record: OwnRecord) => void
}

/** Fetches the record of the person who is logged in. @throws ApiError */
export async function fetchRecord(userType: UserType, options: CallOptions): Promise<OwnRecord> {
  if (userType === 'patient') return { userType, info: await httpApi(getPatientInfo, {}, options) }
  return { userType, info: await httpApi(getCaregiverInfo, {}, options) }
}
