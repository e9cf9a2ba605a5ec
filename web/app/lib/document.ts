import { createContext } from 'react-router'

/** A document that the renderer (entry.server.tsx) passes to the server, which sets its content security policy. */
export interface RenderedDocument {
  /** A random nonce for this rendering; every script and style of the renderer has it. */
  nonce: string
  /** The rendered document; a string, because a stream would only be split and joined again. */
  html?: string
  /** Called when all data has been loaded, before anything is rendered. */
  loaded?(): Promise<void>
}

export const documentContext = createContext<RenderedDocument>()
