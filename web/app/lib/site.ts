import type { Language } from '@portal/contract/language'
import { createContext } from 'react-router'

/** What the server knows about the request that is being rendered. */
export interface Site {
  language: Language
  /** Address of the portal, without a slash at the end; the client finds it in the root loader's data. */
  siteUrl: string
  mapTilesUrl: string
}

export const siteContext = createContext<Site>()
