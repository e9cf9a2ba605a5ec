import { getPatientInfo, type PatientInfo } from '@portal/contract/accounts'
import { getServiceAddresses, getServices, type Service, type ServiceAddress } from '@portal/contract/care/services'
import { httpApi } from '../../lib/http-client'
import { readOwner } from '../../lib/session'

/** What a booking needs to begin. */
export interface BookingData {
  /** Those for which a visit can be booked. */
  services: Service[]
  offices: ServiceAddress[]
  info: PatientInfo
  /** Whose draft it is. */
  owner: string
}

/** Asks for it, by quiet calls. @throws ApiError */
export async function fetchBookingData(signal: AbortSignal): Promise<BookingData> {
  const quiet = { quiet: true, signal }
  const [services, offices, info] = await Promise.all([
    httpApi(getServices, {}, quiet),
    httpApi(getServiceAddresses, {}, quiet),
    httpApi(getPatientInfo, {}, quiet),
  ])
  const bookable = services.filter(({ methods }) => methods.includes('offline'))
  return { services: bookable, offices, info, owner: readOwner() }
}
