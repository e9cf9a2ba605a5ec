import type { Endpoint, InputOf, OutputOf } from '@portal/contract/endpoint'

/**
 * Options of a call. The client shows failures to the user (acceptance E01–E08), unless the call is `quiet` and its
 * caller handles them.
 */
export interface CallOptions {
  quiet?: boolean
  signal?: AbortSignal
  /** Called with the uploaded fraction of the body, from 0 to 1. */
  onProgress?: (fraction: number) => void
}

/**
 * Calls an endpoint, over HTTP or inside the server's process. The response data has the endpoint's type and is not
 * parsed again, since the server has validated it (docs/decisions/0012).
 */
export type Api = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>
