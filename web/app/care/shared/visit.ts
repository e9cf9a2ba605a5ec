import type { ServiceAddress } from '@portal/contract/care/services'
import { dateText, momentText } from '../../content/times'
import { useLanguage } from '../../core/texts'

/** A visit as far as it is chosen. */
export interface Visit {
  /** Id of the office; 0 while none is chosen. */
  office: number
  /** YYYY-MM-DD in New York, or empty. */
  day: string
  /** HH:mm in New York, or empty. */
  time: string
}

export const noVisit: Visit = { office: 0, day: '', time: '' }

/** Day and time of a visit in words. */
export function useMomentText({ day, time }: Visit): string {
  const language = useLanguage()
  if (!day) return ''
  return time ? momentText(`${day} ${time}`, language) : dateText(day, language)
}

/** The office that is chosen; undefined when it is none of these. */
export function officeOf(offices: readonly ServiceAddress[], { office }: Visit): ServiceAddress | undefined {
  return offices.find(({ companyAddressId }) => companyAddressId === office)
}
