import { createContext } from 'react-router'

/** A document on its way from the renderer (entry.server.tsx) to the server, which writes its security policy. */
export interface RenderedDocument {
  /** A nonce that nothing but this rendering knows; each script and style of the renderer carries it. */
  mark: string
  /** The whole document, once rendered: a string, since a stream would be taken apart and joined again on its way. */
  html?: string
}

export const documentContext = createContext<RenderedDocument>()
