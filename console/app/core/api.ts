import { httpClient } from '@portal/client/http-client'
import { currentLanguage } from '@portal/client/language'
import { shellTexts } from '../locales/shell'
import { setOnline } from './connection'
import { lockSession, readToken } from './session'

/**
 * Calls an endpoint with the staff's token. If the server rejects the token, the screen is locked and keeps unsaved input.
 * @throws ApiError on every failure, which the caller shows
 */
export const api = httpClient({
  language: currentLanguage,
  words: () => shellTexts().errors,
  readToken,
  onResponse: () => setOnline(true),
  onFailure: ({ code, status }, { token }) => {
    if (code === 'network' || code === 'timeout') setOnline(false)
    if (status === 401 && token === readToken()) lockSession('refused')
  },
})
