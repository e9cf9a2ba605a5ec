import type { Endpoint, InputOf, OutputOf } from '@portal/contract/endpoint'

/**
 * Options of a call. The client shows failures to the user (acceptance E01–E08), unless the call is `quiet` and its
 * caller handles them.
 */
export interface CallOptions {
  quiet?: boolean
  signal?: AbortSignal
  /** The user did not ask for it, on a page that anybody may read: a refused session is left to the next call that they make. */
  background?: boolean
  /** Sends the request in place of `fetch`; it has a time limit of its own. */
  transport?: Transport
}

/** Rejects as `fetch` does, and with a DOMException `TimeoutError` when it took too long. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/**
 * Calls an endpoint, over HTTP or inside the server's process. The response data has the endpoint's type and is not
 * parsed again, since the server has validated it (docs/decisions/0012).
 */
export type Api = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>
