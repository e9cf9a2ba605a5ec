/** Error codes of failed and lost connections, from the system and from PostgreSQL (class 08, and those below). */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // read_only_sql_transaction: a server that was the leader until a failover
  '25006',
])
/** Messages of pg errors without a code. */
const words = /^Connection terminated|^timeout ex|^the database was silent|^Client has encountered a connection error/

/** Whether an error means that the database is unreachable, rather than that it refused the statement. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  return codes.has(code ?? '') || code?.startsWith('08') === true || words.test(message) || isOutage(cause)
}
