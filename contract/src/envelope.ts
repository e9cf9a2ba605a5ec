/** The code of every successful answer. */
export const okCode = '200'

/** Header of an answer that may be out of date because the database is down. */
export const outdatedHeader = 'x-outdated'

/** The body of every JSON answer (design.md section 4). */
export interface Envelope<T = unknown> {
  code: string
  message: string
  data: T
  /** On errors: input name → error message in the caller's language. */
  fields?: Record<string, string>
}
