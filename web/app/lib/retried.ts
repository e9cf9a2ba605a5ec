import { ApiError } from '@portal/client/api-error'

/**
 * Remembers a deed whose answer was lost: it may have succeeded on the server. When the next try of the same deed, by its key, is
 * refused, `isDone` tells whether that is why; then it counts as done.
 * @returns runs a deed and gives what it gives; undefined when an earlier try had done it
 */
export function retried() {
  let unanswered: string | undefined
  return async <T>(
    key: string,
    deed: () => Promise<T>,
    isDone: (error: ApiError) => boolean | Promise<boolean>,
  ): Promise<T | undefined> => {
    try {
      return await deed()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isUnanswered(error)) unanswered = key
      else if (unanswered === key && (await isDone(error))) return undefined
      throw error
    }
  }
}

/** Nothing came back, or something other than the portal's answer, as from a gateway. */
function isUnanswered({ status, code }: ApiError): boolean {
  return status === 0 || code === 'failed'
}
