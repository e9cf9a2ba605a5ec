import type { ServiceOffice } from '@portal/contract/care/services/services'
import { formatMoment } from '@portal/contract/moments'
import { formatDate } from '@portal/contract/when'
import { useLanguage } from '../../../core/texts'

/** The selections for a visit so far. */
export interface Visit {
  /** Id of the office; 0 while none is selected. */
  office: number
  /** YYYY-MM-DD in New York, or empty. */
  day: string
  /** HH:mm in New York, or empty. */
  time: string
}

export const noVisit: Visit = { office: 0, day: '', time: '' }

/** Date and time of a visit as text. */
export function useMomentText({ day, time }: Visit): string {
  const language = useLanguage()
  if (!day) return ''
  return time ? formatMoment(`${day} ${time}`, language) : formatDate(day, language)
}

/** The selected office; undefined when it is not in the list. */
export function officeOf(offices: readonly ServiceOffice[], { office }: Visit): ServiceOffice | undefined {
  return offices.find(({ companyAddressId }) => companyAddressId === office)
}
