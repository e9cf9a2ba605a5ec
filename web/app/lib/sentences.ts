/** Joins sentences; Chinese ones stand without a space between them. */
export function sentences(first: string, second: string): string {
  return /[。！？]$/.test(first) ? first + second : `${first} ${second}`
}
