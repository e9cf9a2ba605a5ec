import { Phone } from '@portal/contract/person'

/** A US number as people write it, (212) 555-0123 on one line; whatever is none stays as typed. */
export function formatPhone(typed: string): string {
  const digits = Phone.safeParse(typed).data?.slice(2)
  return digits ? `(${digits.slice(0, 3)})\u00a0${digits.slice(3, 6)}-${digits.slice(6)}` : typed
}
