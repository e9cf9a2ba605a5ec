import type { CallOptions } from '@portal/client/api'
import { readOwner } from '@portal/client/session'
import { getPatientInfo, type PatientInfo } from '@portal/contract/accounts/own'
import {
  getServiceOffices,
  getServices,
  type Service,
  type ServiceOffice,
} from '@portal/contract/care/services/services'
import { httpApi } from '../../lib/api'
import { type BookingDraft, openBooking } from './draft'

/** The data that the booking form needs. */
export interface BookingData {
  /** The services for which a visit can be booked. */
  services: Service[]
  offices: ServiceOffice[]
  info: PatientInfo
  draft: BookingDraft
}

/** Fetches the data for a booking. @throws ApiError */
export async function fetchBookingData(options: CallOptions): Promise<BookingData> {
  const [services, offices, info] = await Promise.all([
    httpApi(getServices, {}, options),
    httpApi(getServiceOffices, {}, options),
    httpApi(getPatientInfo, {}, options),
  ])
  const bookable = services.filter(({ methods }) => methods.includes('offline'))
  return { services: bookable, offices, info, draft: openBooking(readOwner()) }
}
