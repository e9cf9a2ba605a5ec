/** Where an activity is, on one line or more; none begins with the dot. */
export function whereText({ location, city }: { location: string; city: string }): string {
  return `${location}\u00a0· ${city}`
}
