import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { type Envelope, okCode, outdatedHeader } from '@portal/contract/envelope'
import type { Language } from '@portal/contract/language'
import { anyOf, timeLimit } from './abort-signals.ts'
import type { Api, CallOptions, Transport } from './api.ts'
import { ApiError } from './api-error.ts'
import { noteServerTime } from './server-clock.ts'
import { expireSession, noteCall, readToken } from './session.ts'

const timeout = 20_000

/** Hooks into the web app that uses the client. */
export interface WebApp {
  /** The language in which the server should answer. */
  language: () => Language
  /** Messages in that language for failures without a response from the server. The error is appended to `noAnswer`. */
  words: () => { timeout: string; network: string; noAnswer: string }
  /** Shows why a call failed. */
  showError: (message: string) => void
}

/**
 * The browser's only HTTP client: token and language headers, 20 s timeout (of files since the last part that came), and the error
 * catalogue of spec section 8. The returned function throws an ApiError for every failure, after the web app has shown it (unless the call
 * is quiet).
 */
export function httpClient(app: WebApp): Api {
  return async (endpoint, input, options = {}) => {
    try {
      return await call(app, endpoint, input, options)
    } catch (error) {
      if (options.signal?.aborted) throw error
      const failure = error instanceof ApiError ? error : new ApiError('failed', `${app.words().noAnswer}${error}`)
      if (failure.status === 401 && options.background) throw failure
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
  const init = { method, body, headers, signal: options.signal }
  const { response, read, moved } = await send(app, url, init, options.transport)
  if (method !== 'GET' || token) noteServerTime(response)
  if (token && response.status !== 401 && token === readToken()) noteCall(sentAt)
  if (response.ok && endpoint.download) return (await read(fileIn(response, moved))) as OutputOf<E>
  if (response.ok && endpoint.access.includes('visitor')) noteOutdated(response)
  const envelope = envelopeIn(await read(response.text()))
  if (response.ok && envelope?.code === okCode) return envelope.data as OutputOf<E>
  const message = envelope?.message || `${response.status} ${response.statusText}`.trim()
  throw new ApiError(envelope?.code ?? 'failed', message, response.status, envelope?.fields)
}

interface Sent {
  response: Response
  /** Awaits the body within the remaining time limit. */
  read: <T>(body: Promise<T>) => Promise<T>
  /** Restarts the time limit, when a part of a file has come. */
  moved: () => void
}

/** The time limit covers the response body too. A transport has its own limit and resolves with the whole response. */
export async function send(
  app: Pick<WebApp, 'words'>,
  url: string,
  init: RequestInit,
  transport?: Transport,
): Promise<Sent> {
  if (transport) {
    const sent = transport(url, init)
    return { response: await withApiErrors(app, sent), read: (body) => withApiErrors(app, body), moved: () => {} }
  }
  const { signal: limit, restart } = timeLimit(timeout)
  const signal = init.signal ? anyOf(init.signal, limit) : limit
  return {
    response: await withApiErrors(app, fetch(url, { ...init, signal }), limit),
    read: (body) => withApiErrors(app, body, limit),
    moved: restart,
  }
}

/** The file that a response brings. On a slow line it may take long, as long as it moves. */
export async function fileIn(response: Response, moved: () => void): Promise<Blob> {
  const parts: BlobPart[] = []
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    moved()
    parts.push(read.value)
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' })
}

/** Turns a timeout or a network failure into an ApiError with a message for the user. */
async function withApiErrors<T>(
  { words }: Pick<WebApp, 'words'>,
  transport: Promise<T>,
  limit?: AbortSignal,
): Promise<T> {
  try {
    return await transport
  } catch (error) {
    const isLate = limit?.aborted || (error instanceof DOMException && error.name === 'TimeoutError')
    if (isLate) throw new ApiError('timeout', words().timeout)
    if (error instanceof TypeError) throw new ApiError('network', words().network)
    throw error
  }
}

/** Marks the document as possibly out of date, or clears that mark. */
function noteOutdated({ headers }: Response) {
  document.documentElement.toggleAttribute('data-outdated', headers.has(outdatedHeader))
}

/** Parses the envelope; null when something other than the portal answered, such as a gateway. */
export function envelopeIn(body: string): Envelope | null {
  try {
    return JSON.parse(body) as Envelope
  } catch {
    return null
  }
}

/** The headers of a call: language, content type, token, and the token of a gateway. */
export function headersFor(language: Language, token: string | null, body: string | FormData | undefined) {
  // The portal needs no CSRF cookie, since its sessions are not cookies; a gateway in front of it may set one.
  const csrfToken = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return {
    'Accept-Language': language,
    // For form data the browser sets the content type itself, with its boundary.
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: token }),
    ...(csrfToken && { 'X-XSRF-TOKEN': decodeURIComponent(csrfToken) }),
  }
}
