/** The code of every successful answer. */
export const okCode = '200'

/** Header of an answer that may be out of date, because the database is away. */
export const outdatedHeader = 'x-outdated'

/** Every stable code that an error answer can carry. */
export const errorCodes = [
  'invalid_input',
  'wrong_credentials',
  'proof_expired',
  'too_many_attempts',
  'code_too_soon',
  'too_many_changes',
  'already_registered',
  'activity_full',
  'registration_not_open',
  'registration_closed',
  'not_registered',
  'white_card_submitted',
  'white_card_taken',
  'slot_unavailable',
  'request_closed',
  'too_many_open',
  'already_applied',
  'changed_meanwhile',
  'activity_has_registrations',
  'activity_called_off',
  'activity_over',
  'article_published',
  'malformed_json',
  'malformed_request',
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
