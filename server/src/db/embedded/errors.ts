/** The embedded database cannot be used; the message says in plain words what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The part of an unknown error that people can read. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether an error of the operating system carries one of these codes, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as { code?: unknown } | null)?.code))
}
