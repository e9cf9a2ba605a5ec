import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { type Envelope, okCode } from '@portal/contract/envelope'
import { toast } from '../ui/toasts'
import type { Api, CallOptions } from './api'
import { currentLanguage } from './language'
import { expireSession, readToken } from './session'
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
  const response = await send(url, { method, body, headers: headersFor(endpoint, body), signal: options.signal })
  const envelope = await readEnvelope(response)
  if (response.ok && envelope?.code === okCode) return envelope.data as OutputOf<E>
  const message = envelope?.message || `${response.status} ${response.statusText}`.trim()
  throw new ApiError(envelope?.code ?? 'failed', message, response.status, envelope?.fields)
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(timeout)
  try {
    return await fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit })
  } catch (error) {
    if (limit.aborted) throw new ApiError('timeout', texts().errors.timeout)
    if (error instanceof TypeError) throw new ApiError('network', texts().errors.network)
    throw error
  }
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  try {
    return (await response.json()) as Envelope
  } catch {
    return null
  }
}

function headersFor(endpoint: Endpoint, body: string | undefined): Record<string, string> {
  const token = endpoint.access === 'visitor' ? null : readToken()
  return {
    'Accept-Language': currentLanguage(),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: token }),
  }
}
