/** The place of an activity, on one or more lines; no line starts with the separator dot. */
export function whereText({ location, city }: { location: string; city: string }): string {
  return `${location}\u00a0· ${city}`
}
