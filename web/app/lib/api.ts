import type { Endpoint, InputOf, OutputOf } from '@portal/contract/endpoint'
import { createContext } from 'react-router'

/** How a call that fails is told: `quiet` calls leave that to the caller, all others show a toast (acceptance E01–E08). */
export interface CallOptions {
  quiet?: boolean
  signal?: AbortSignal
  /** Told how much of the body is on its way, from 0 to 1; for uploads. */
  onProgress?: (fraction: number) => void
}

/** The one way to call an endpoint, on the server (in process) and in the browser (over HTTP). */
export type Api = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

/** The server's api, bound to the request that is being rendered. */
export const apiContext = createContext<Api>()
