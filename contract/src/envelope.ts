/** The code of every successful answer. */
export const okCode = '200'

/** Every stable code that an error answer can carry. */
export const errorCodes = [
  'invalid_input',
  'malformed_json',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'range_not_satisfiable',
  'too_many_requests',
  'unavailable',
  'server_error',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The body of every JSON answer (design.md section 4). */
export interface Envelope<T = unknown> {
  code: string
  message: string
  data: T
  /** On errors: input name → what is wrong with it, in the caller's language. */
  fields?: Record<string, string>
}

/** Keys of messages that a contract schema can give for a value; the server says them in the caller's language. */
export const fieldMessages = ['medicaidIdFormat', 'unknownCity', 'wholeNumber'] as const
export type FieldMessage = (typeof fieldMessages)[number]
