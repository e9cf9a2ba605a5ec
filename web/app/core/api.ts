import type { Api } from '@portal/client/api'
import { httpClient } from '@portal/client/http-client'
import { currentLanguage } from './language'
import { texts } from './texts'
import { endErrors, toast } from './toasts'

/** Calls an endpoint from the browser. @throws ApiError whatever goes wrong, after a toast has told of it (unless the call is quiet); one that did something ends what an earlier one told. */
export const httpApi: Api = async (endpoint, input, options) => {
  const data = await call(endpoint, input, options)
  if (endpoint.method !== 'GET' && !options?.quiet) endErrors()
  return data
}

const call = httpClient({
  language: currentLanguage,
  words: () => texts().errors,
  showError: (message) => toast(message, 'error'),
})
