import type { Api, CallOptions } from '@portal/client/api'
import { ApiError } from '@portal/client/api-error'
import { envelopeIn, fileIn, headersFor, send } from '@portal/client/http-client'
import { noteServerTime } from '@portal/client/server-clock'
import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { okCode } from '@portal/contract/envelope'
import { shellTexts } from '../locales/shell'
import { noteLine } from './connection'
import { currentLanguage } from './language'
import { lockSession, readToken } from './session'

const words = () => shellTexts().errors

/**
 * Calls an endpoint with the staff's token. A token that the server no longer accepts locks the screen, so that what was typed
 * stays where it is.
 * @throws ApiError on every failure; nothing is shown
 */
export const api: Api = async (endpoint, input, options = {}) => {
  const token = endpoint.access.includes('visitor') ? null : readToken()
  try {
    const data = await call(endpoint, input, token, options)
    noteLine('works')
    return data
  } catch (error) {
    if (options.signal?.aborted) throw error
    const failure = error instanceof ApiError ? error : new ApiError('failed', `${words().noAnswer}${error}`)
    noteLine(failure.code === 'network' || failure.code === 'timeout' ? 'broken' : 'works')
    if (failure.status === 401 && token === readToken()) lockSession('refused')
    throw failure
  }
}

async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string | null,
  { signal }: CallOptions,
): Promise<OutputOf<E>> {
  const { method, url, body } = httpCall(endpoint, input)
  const headers = headersFor(currentLanguage(), token, body)
  const { response, read, moved } = await send({ words }, url, { method, body, headers, signal })
  noteServerTime(response)
  if (response.ok && endpoint.download) return (await read(fileIn(response, moved))) as OutputOf<E>
  const envelope = envelopeIn(await read(response.text()))
  if (response.ok && envelope?.code === okCode) return envelope.data as OutputOf<E>
  const message = envelope?.message || `${response.status} ${response.statusText}`.trim()
  throw new ApiError(envelope?.code ?? 'failed', message, response.status, envelope?.fields)
}
