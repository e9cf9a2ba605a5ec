import { addDays } from '@portal/contract/new-york'

/** Whether a text from the address is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/** The address of an office's visits on a day. */
export function visitsAddress(companyAddressId: number, day: string): string {
  return `/visits?${new URLSearchParams({ office: String(companyAddressId), day })}`
}
