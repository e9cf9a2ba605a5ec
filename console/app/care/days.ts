/** Whether a text from the address is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && dayAfter(text, 0) === text
}

/** The day `count` days later; empty when there is no such day. */
export function dayAfter(day: string, count: number): string {
  const noon = new Date(`${day}T12:00:00Z`).getTime()
  return Number.isNaN(noon) ? '' : new Date(noon + count * 86_400_000).toISOString().slice(0, 10)
}

/** The address of an office's visits on a day. */
export function visitsAddress(companyAddressId: number, day: string): string {
  return `/visits?${new URLSearchParams({ office: String(companyAddressId), day })}`
}
