import { addDays } from '@portal/contract/new-york'

/** Whether a string from the URL is an existing date, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/** The URL of an office's visits on a day. */
export function visitsAddress(companyAddressId: number, day: string): string {
  return `/visits?${new URLSearchParams({ office: String(companyAddressId), day })}`
}
