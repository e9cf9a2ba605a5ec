import { type DestinationStream, type Logger, pino } from 'pino'

/** The portal's log: one JSON object a line, without what the database tells about the values of a failed query. */
export function openLog(level: string, stream: DestinationStream): Logger {
  return pino({ level, serializers: { err: withoutValues } }, stream)
}

const told = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode'] as const

/** Name, message and stack of an error, and of an error of the database where it happened. Values are personal data. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack } = error
  const more = told.flatMap((key) => (key in error ? [[key, (error as unknown as Record<string, unknown>)[key]]] : []))
  const cause = error.cause === undefined ? {} : { cause: withoutValues(error.cause) }
  return {
    type: name,
    message: masked(error, message),
    stack: masked(error, stack ?? ''),
    ...Object.fromEntries(more),
    ...cause,
  }
}

/** Of the database's messages only those about values repeat one, in quotes: class 22, data exception. */
function masked(error: Error & { code?: unknown; severity?: unknown }, text: string): string {
  const isAboutValue = error.severity !== undefined && String(error.code).startsWith('22')
  return isAboutValue ? text.replace(/"[^"\n]*"/g, '"…"') : text
}
