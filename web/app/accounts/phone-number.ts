import { CalledPhone } from '@portal/contract/person/person'

/** Formats a US number as (212) 555-0123, with a non-breaking space, and its extension as ext. 4; other input stays as typed. */
export function formatPhone(typed: string): string {
  const [number = '', extension] = CalledPhone.safeParse(typed).data?.split(';ext=') ?? []
  const digits = number.slice(2)
  if (digits === '') return typed
  const shown = `(${digits.slice(0, 3)})\u00a0${digits.slice(3, 6)}-${digits.slice(6)}`
  return extension ? `${shown} ext.\u00a0${extension}` : shown
}
