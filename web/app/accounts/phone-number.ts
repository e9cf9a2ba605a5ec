import { Phone } from '@portal/contract/person'

/** Formats a US number as (212) 555-0123, with a non-breaking space; other input stays as typed. */
export function formatPhone(typed: string): string {
  const digits = Phone.safeParse(typed).data?.slice(2)
  return digits ? `(${digits.slice(0, 3)})\u00a0${digits.slice(3, 6)}-${digits.slice(6)}` : typed
}
