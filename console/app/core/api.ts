import type { Api } from '@portal/client/api'
import { httpClient } from '@portal/client/http-client'
import { currentLanguage } from '@portal/client/language'
import { shellTexts } from '../locales/shell'
import { setOnline } from './connection'
import { noteOffer, tieOffer } from './saving/offers'
import { lockSession, readToken } from './session'

/**
 * Calls an endpoint with the staff member's token. If the server rejects the token, the screen is locked and unsaved input is kept. Pass the
 * response to `offerOf` to find out whether the save can be undone.
 * @throws ApiError on every failure, which the caller shows
 */
export const api: Api = async (endpoint, input, options) => {
  const own = { ...options }
  const answer = await call(endpoint, input, own)
  tieOffer(own, answer)
  return answer
}

const call = httpClient({
  language: currentLanguage,
  words: () => shellTexts().errors,
  readToken,
  onResponse: ({ options }, response) => {
    setOnline(true)
    noteOffer(options, response)
  },
  onFailure: ({ code, status }, { token }) => {
    if (code === 'network' || code === 'timeout') setOnline(false)
    if (status === 401 && token === readToken()) lockSession('refused')
  },
})
