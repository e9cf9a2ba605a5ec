import type { Api } from '@portal/client/api'
import { httpClient } from '@portal/client/http-client'
import { currentLanguage } from '@portal/client/language'
import { expireSession, noteCall, readToken } from '@portal/client/session'
import { texts } from '../core/texts'
import { clearErrors, toast } from '../core/toasts'

/**
 * Calls an endpoint from the browser. A successful call that changes data also removes earlier error toasts (unless it
 * is quiet).
 * @throws ApiError on every failure, after a toast has shown it (unless the call is quiet)
 */
export const httpApi: Api = async (endpoint, input, options) => {
  const data = await call(endpoint, input, options)
  if (endpoint.method !== 'GET' && !options?.quiet) clearErrors()
  return data
}

const call = httpClient({
  language: currentLanguage,
  words: () => texts().errors,
  readToken,
  onResponse: ({ token, sentAt }, { status }) => {
    if (token && status !== 401 && token === readToken()) noteCall(sentAt)
  },
  onFailure: ({ status, message }, { token, options }) => {
    // A call of a session that has ended says nothing of the one that began since.
    if (status === 401 && !options.background && token === readToken()) expireSession()
    else if (status !== 401 && !options.quiet) toast(message, 'error')
  },
})
