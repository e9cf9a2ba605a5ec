import type { Endpoint, InputOf, OutputOf } from '@portal/contract/endpoint'

/** How a call that fails is told: `quiet` calls leave that to the caller, all others are shown (acceptance E01–E08). */
export interface CallOptions {
  quiet?: boolean
  signal?: AbortSignal
  /** Told how much of the body is on its way, from 0 to 1; for uploads. */
  onProgress?: (fraction: number) => void
}

/**
 * The one way to call an endpoint, over HTTP or inside the server's process. It gives the data in the endpoint's type, which the
 * server has checked (docs/decisions/0012): nobody has to parse it again.
 */
export type Api = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>
