import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { type Envelope, okCode, outdatedHeader } from '@portal/contract/envelope'
import type { Language } from '@portal/contract/language'
import { anyOf, timeLimit } from './abort-signals.ts'
import type { Api, CallOptions, Transport } from './api.ts'
import { ApiError } from './api-error.ts'
import { noteServerTime } from './server-clock.ts'

const timeout = 20_000

/** The dependencies that a web app supplies: session, texts, and handlers for responses and failures. */
export interface WebApp {
  /** The language in which the server should answer. */
  language: () => Language
  /** Messages in that language for failures without a response from the server. The error is appended to `noAnswer`. */
  words: () => { timeout: string; network: string; noAnswer: string }
  /** The session's token; null without a session. */
  readToken: () => string | null
  onResponse: (call: SentCall, response: Response) => void
  /** Called for each failure, unless the caller has aborted the call. */
  onFailure: (failure: ApiError, call: SentCall) => void
}

interface SentCall {
  /** The token that the call was sent with. */
  token: string | null
  sentAt: number
  options: CallOptions
}

/**
 * Makes a web app's only HTTP client: token and language headers, a 20 s timeout (for files since the last chunk), and the error
 * catalogue of spec section 8. The client throws an ApiError for every failure, after `onFailure`.
 */
export function httpClient(app: WebApp): Api {
  return async (endpoint, input, options = {}) => {
    const token = endpoint.access.includes('visitor') ? null : app.readToken()
    const sent = { token, sentAt: Date.now(), options }
    try {
      return await call(app, endpoint, input, sent)
    } catch (error) {
      if (options.signal?.aborted) throw error
      const failure = error instanceof ApiError ? error : new ApiError('failed', `${app.words().noAnswer}${error}`)
      app.onFailure(failure, sent)
      throw failure
    }
  }
}

async function call<E extends Endpoint>(
  app: WebApp,
  endpoint: E,
  input: InputOf<E>,
  sent: SentCall,
): Promise<OutputOf<E>> {
  const { method, url, body } = httpCall(endpoint, input)
  const { signal, transport } = sent.options
  const headers = headersFor(app.language(), sent.token, body)
  const { response, read, onProgress } = await send(app, url, { method, body, headers, signal }, transport)
  if (method !== 'GET' || sent.token) noteServerTime(response)
  app.onResponse(sent, response)
  if (response.ok && endpoint.download) return (await read(readFile(response, onProgress))) as OutputOf<E>
  if (response.ok && endpoint.access.includes('visitor')) markOutdated(response)
  const envelope = parseEnvelope(await read(response.text()))
  if (response.ok && envelope?.code === okCode) return envelope.data as OutputOf<E>
  const message = envelope?.message || `${response.status} ${response.statusText}`.trim()
  throw new ApiError(envelope?.code ?? 'failed', message, response.status, envelope?.fields)
}

interface Sent {
  response: Response
  /** Awaits the body within the remaining time limit. */
  read: <T>(body: Promise<T>) => Promise<T>
  /** Restarts the time limit when a chunk of a file has arrived. */
  onProgress: () => void
}

/** The time limit covers the response body too. A transport has its own limit and resolves with the whole response. */
async function send(app: WebApp, url: string, init: RequestInit, transport?: Transport): Promise<Sent> {
  if (transport) {
    const sent = transport(url, init)
    return { response: await withApiErrors(app, sent), read: (body) => withApiErrors(app, body), onProgress: () => {} }
  }
  const { signal: limit, restart } = timeLimit(timeout)
  const signal = init.signal ? anyOf(init.signal, limit) : limit
  return {
    response: await withApiErrors(app, fetch(url, { ...init, signal }), limit),
    read: (body) => withApiErrors(app, body, limit),
    onProgress: restart,
  }
}

/** Reads a file. It may take any time as long as chunks keep arriving. */
async function readFile(response: Response, onProgress: () => void): Promise<Blob> {
  const parts: BlobPart[] = []
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    onProgress()
    parts.push(read.value)
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' })
}

/** Turns a timeout or a network failure into an ApiError with a message for the user. */
async function withApiErrors<T>({ words }: WebApp, transport: Promise<T>, limit?: AbortSignal): Promise<T> {
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
function markOutdated({ headers }: Response) {
  document.documentElement.toggleAttribute('data-outdated', headers.has(outdatedHeader))
}

/** Parses the envelope; null when something other than the portal answered, such as a gateway. */
function parseEnvelope(body: string): Envelope | null {
  try {
    return JSON.parse(body) as Envelope
  } catch {
    return null
  }
}

function headersFor(language: Language, token: string | null, body: string | FormData | undefined) {
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
