import type { Language } from '@portal/contract/language'
import { createContext } from 'react-router'

/** Properties of the request that is being rendered. */
export interface Site {
  language: Language
  /** Base URL of the portal without a trailing slash; the client gets it from the root loader's data. */
  siteUrl: string
  mapTilesUrl: string
}

export const siteContext = createContext<Site>()
