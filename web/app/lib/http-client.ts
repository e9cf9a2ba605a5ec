import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { type Envelope, okCode, outdatedHeader } from '@portal/contract/envelope'
import { toast } from '../ui/toasts'
import type { Api, CallOptions } from './api'
import { currentLanguage } from './language'
import { expireSession, noteCall, readToken } from './session'
import { texts } from './texts'

const timeout = 20_000

/** A call that failed: `message` is fit to be shown, `fields` maps input names to messages. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>

  constructor(code: string, message: string, status = 0, fields: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.status = status
    this.fields = fields
  }
}

/**
 * The browser's only HTTP client: token and language headers, 20 s timeout, and the error catalogue of spec section 8.
 * @throws ApiError whatever goes wrong, after it was shown (unless the call is quiet).
 */
export const httpApi: Api = async (endpoint, input, options = {}) => {
  try {
    return await call(endpoint, input, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const failure = error instanceof ApiError ? error : new ApiError('failed', `${texts().errors.noAnswer}${error}`)
    if (failure.status === 401) expireSession()
    else if (!options.quiet) toast(failure.message, 'error')
    throw failure
  }
}

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<OutputOf<E>> {
  const { method, url, body } = httpCall(endpoint, input)
  const token = endpoint.access.includes('visitor') ? null : readToken()
  const sentAt = Date.now()
  const headers = headersFor(token, body)
  const { response, limit } = await send(url, { method, body, headers, signal: options.signal }, options.onProgress)
  if (token && response.status !== 401 && token === readToken()) noteCall(sentAt)
  if (response.ok && endpoint.gives) return (await told(response.blob(), limit)) as OutputOf<E>
  if (response.ok && endpoint.access.includes('visitor')) noteOutdated(response)
  const envelope = envelopeIn(await told(response.text(), limit))
  if (response.ok && envelope?.code === okCode) return envelope.data as OutputOf<E>
  const message = envelope?.message || `${response.status} ${response.statusText}`.trim()
  throw new ApiError(envelope?.code ?? 'failed', message, response.status, envelope?.fields)
}

/** The time limit holds for the body of the answer too; an upload has its own and gives its answer whole. */
async function send(
  url: string,
  init: RequestInit,
  onProgress: CallOptions['onProgress'],
): Promise<{ response: Response; limit?: AbortSignal }> {
  if (onProgress) {
    // Only uploads need it, so it is fetched with the first one.
    const upload = import('./upload').then((module) => module.sendWithProgress(url, init, timeout, onProgress))
    return { response: await told(upload) }
  }
  const limit = AbortSignal.timeout(timeout)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  return { response: await told(fetch(url, { ...init, signal }), limit), limit }
}

/** Puts a broken transport into the words of the catalogue. */
async function told<T>(transport: Promise<T>, limit?: AbortSignal): Promise<T> {
  try {
    return await transport
  } catch (error) {
    const isLate = limit?.aborted || (error instanceof DOMException && error.name === 'TimeoutError')
    if (isLate) throw new ApiError('timeout', texts().errors.timeout)
    if (error instanceof TypeError) throw new ApiError('network', texts().errors.network)
    throw error
  }
}

/** Shows the line of the shell about content that may be out of date, or takes it away. */
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

function headersFor(token: string | null, body: string | FormData | undefined): Record<string, string> {
  // The portal sets no such cookie: its sessions are no cookies either. A gateway in front may.
  const guard = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return {
    'Accept-Language': currentLanguage(),
    // The browser names the type of form data itself, with the boundary that it chose.
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: token }),
    ...(guard && { 'X-XSRF-TOKEN': decodeURIComponent(guard) }),
  }
}
