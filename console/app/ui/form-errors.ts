import { ApiError } from '@portal/client/api-error'

/** The error of a form's field in the response to the last submit. */
export function fieldError(error: unknown, name: string): string | undefined {
  return error instanceof ApiError ? error.fields[name] : undefined
}

/** The error of the whole form: the message, unless the fields show it. */
export function formError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return error ? String(error) : undefined
  return Object.keys(error.fields).length > 0 ? undefined : error.message
}
