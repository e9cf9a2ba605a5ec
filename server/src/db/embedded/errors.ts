/** The embedded database cannot be used; the message says in plain words what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The readable part of an unknown error. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether an operating system error has one of these codes, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as { code?: unknown } | null)?.code))
}
