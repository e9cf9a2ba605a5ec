import { ApiError } from '@portal/client/api-error'

/**
 * Makes an action safe to retry after its response was lost, since it may have succeeded on the server. When a retry
 * with the same key is refused, `isDone` decides whether the refusal means that the first attempt succeeded.
 * @returns runs an action and resolves to its result; undefined when an earlier attempt had succeeded
 */
export function retryGuard() {
  let unanswered: string | undefined
  return async <T>(
    key: string,
    action: () => Promise<T>,
    isDone: (error: ApiError) => boolean | Promise<boolean>,
  ): Promise<T | undefined> => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isUnanswered(error)) unanswered = key
      else if (unanswered === key && (await isDone(error))) return undefined
      throw error
    }
  }
}

/** Whether there was no response, or one that did not come from the portal, such as a gateway's. */
function isUnanswered({ status, code }: ApiError): boolean {
  return status === 0 || code === 'failed'
}
