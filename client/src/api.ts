import type { Endpoint, InputOf, OutputOf } from '@portal/contract/endpoint'

/** Options of a call. */
export interface CallOptions {
  /** The caller shows failures (acceptance E01–E08); otherwise the website shows them as a toast. */
  quiet?: boolean
  signal?: AbortSignal
  /** The user did not start this call, and the page is public: if it is refused (401), the session ends with the user's next call. */
  background?: boolean
  /** Replaces `fetch`, with a time limit of its own. */
  transport?: Transport
}

/** Rejects as `fetch` does, and with a DOMException `TimeoutError` after its time limit. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/**
 * Calls an endpoint, over HTTP or inside the server's process. The response data has the endpoint's type and is not
 * parsed again, since the server has validated it (docs/decisions/0012).
 */
export type Api = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>
