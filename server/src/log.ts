import { type DestinationStream, type Logger, pino } from 'pino'

/** The portal's log: one JSON object per line, without values from failed queries. */
export function openLog(level: string, stream: DestinationStream): Logger {
  return pino({ level, serializers: { err: withoutValues } }, stream)
}

const safeKeys = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode'] as const

/** Name, message and stack of an error; for a database error also where it occurred, but no values, since they are personal data. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack } = error
  const known: Error & Partial<Record<(typeof safeKeys)[number], unknown>> = error
  const more = safeKeys.flatMap((key) => (key in error ? [[key, known[key]]] : []))
  const cause = error.cause === undefined ? {} : { cause: withoutValues(error.cause) }
  return {
    type: name,
    message: masked(error, message),
    stack: masked(error, stack ?? ''),
    ...Object.fromEntries(more),
    ...cause,
  }
}

/** Masks quoted values in database messages; only class 22 (data exception) contains them. */
function masked(error: Error & { code?: unknown; severity?: unknown }, text: string): string {
  const isAboutValue = error.severity !== undefined && String(error.code).startsWith('22')
  return isAboutValue ? text.replace(/"[^"\n]*"/g, '"…"') : text
}
