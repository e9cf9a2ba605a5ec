import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { type Envelope, okCode, outdatedHeader } from '@portal/contract/envelope'
import type { Language } from '@portal/contract/language'
import type { Api, CallOptions } from './api.ts'
import { ApiError } from './api-error.ts'
import { expireSession, noteCall, readToken } from './session.ts'

const timeout = 20_000

/** What the client needs to know of the web app that uses it. */
export interface WebApp {
  /** The language in which the server answers. */
  language: () => Language
  /** What the server could not say itself, in that language. `noAnswer` is followed by the error. */
  words: () => { timeout: string; network: string; noAnswer: string }
  /** Shows why a call failed. */
  showError: (message: string) => void
}

/**
 * The browser's only HTTP client: token and language headers, 20 s timeout, and the error catalogue of spec section 8. The function
 * that it gives throws an ApiError, whatever goes wrong, after the web app has shown it (unless the call is quiet).
 */
export function httpClient(app: WebApp): Api {
  return async (endpoint, input, options = {}) => {
    try {
      return await call(app, endpoint, input, options)
    } catch (error) {
      if (options.signal?.aborted) throw error
      const failure = error instanceof ApiError ? error : new ApiError('failed', `${app.words().noAnswer}${error}`)
      if (failure.status === 401) expireSession()
      else if (!options.quiet) app.showError(failure.message)
      throw failure
    }
  }
}

async function call<E extends Endpoint>(
  app: WebApp,
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<OutputOf<E>> {
  const { method, url, body } = httpCall(endpoint, input)
  const token = endpoint.access.includes('visitor') ? null : readToken()
  const sentAt = Date.now()
  const headers = headersFor(app.language(), token, body)
  const { response, read } = await send(app, url, { method, body, headers, signal: options.signal }, options.onProgress)
  if (token && response.status !== 401 && token === readToken()) noteCall(sentAt)
  if (response.ok && endpoint.gives) return (await read(response.blob())) as OutputOf<E>
  if (response.ok && endpoint.access.includes('visitor')) noteOutdated(response)
  const envelope = envelopeIn(await read(response.text()))
  if (response.ok && envelope?.code === okCode) return envelope.data as OutputOf<E>
  const message = envelope?.message || `${response.status} ${response.statusText}`.trim()
  throw new ApiError(envelope?.code ?? 'failed', message, response.status, envelope?.fields)
}

interface Sent {
  response: Response
  /** Waits for the body, which is on its way as long as the time limit lets it. */
  read: <T>(body: Promise<T>) => Promise<T>
}

/** The time limit holds for the body of the answer too; an upload has its own and gives its answer whole. */
async function send(app: WebApp, url: string, init: RequestInit, onProgress: CallOptions['onProgress']): Promise<Sent> {
  if (onProgress) {
    // Only uploads need it, so it is fetched with the first one.
    const upload = import('./upload.ts').then((module) => module.sendWithProgress(url, init, timeout, onProgress))
    return { response: await told(app, upload), read: (body) => told(app, body) }
  }
  const limit = AbortSignal.timeout(timeout)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  return { response: await told(app, fetch(url, { ...init, signal }), limit), read: (body) => told(app, body, limit) }
}

/** Puts a broken transport into the words of the catalogue. */
async function told<T>({ words }: WebApp, transport: Promise<T>, limit?: AbortSignal): Promise<T> {
  try {
    return await transport
  } catch (error) {
    const isLate = limit?.aborted || (error instanceof DOMException && error.name === 'TimeoutError')
    if (isLate) throw new ApiError('timeout', words().timeout)
    if (error instanceof TypeError) throw new ApiError('network', words().network)
    throw error
  }
}

/** Lets the page show that its content may be out of date, or that it no longer is. */
function noteOutdated({ headers }: Response) {
  document.documentElement.toggleAttribute('data-outdated', headers.has(outdatedHeader))
}

/** The envelope in a body; null when something else answered, such as a gateway. */
function envelopeIn(body: string): Envelope | null {
  try {
    return JSON.parse(body) as Envelope
  } catch {
    return null
  }
}

function headersFor(language: Language, token: string | null, body: string | FormData | undefined) {
  // The portal sets no such cookie: its sessions are no cookies either. A gateway in front may.
  const guard = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return {
    'Accept-Language': language,
    // The browser names the type of form data itself, with the boundary that it chose.
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: token }),
    ...(guard && { 'X-XSRF-TOKEN': decodeURIComponent(guard) }),
  }
}
