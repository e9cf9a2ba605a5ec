import { httpClient } from '@portal/client/http-client'
import { currentLanguage } from './language'
import { texts } from './texts'
import { toast } from './toasts'

/** Calls an endpoint from the browser. @throws ApiError whatever goes wrong, after a toast has told of it (unless the call is quiet). */
export const httpApi = httpClient({
  language: currentLanguage,
  words: () => texts().errors,
  showError: (message) => toast(message, 'error'),
})
