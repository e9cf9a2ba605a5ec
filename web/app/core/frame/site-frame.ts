import type { ComponentType } from 'react'
import { type Site, useSite } from '../site'

/** The components above and below the content of a site's pages, and the listeners that must be added before the router's. */
interface SiteFrame {
  Above: ComponentType
  Below: ComponentType
  listen?: () => void
  /** Called when a page could not be shown, in case the site has another way to it. */
  onProblem?: () => void
}

const importers: Record<Site, () => Promise<SiteFrame>> = {
  desktop: () => import('../../desktop/site-frame'),
  phone: () => import('../../mobile/site-frame'),
}
const loaded: { [site in Site]?: SiteFrame } = {}

/** Loads the frame of a site; must resolve before a page of the site is rendered. */
export async function loadSiteFrame(site: Site): Promise<SiteFrame> {
  const found = await importers[site]()
  loaded[site] = found
  return found
}

/** Tells a site that a page could not be shown. Does nothing if the frame is missing, which may be the part that failed to load. */
export function tellOfProblem(site: Site): void {
  loaded[site]?.onProblem?.()
}

/**
 * The frame of the current site.
 * @throws Error when it has not been loaded
 */
export function useSiteFrame(): SiteFrame {
  const site = useSite()
  const siteFrame = loaded[site]
  if (!siteFrame) throw new Error(`the frame of the ${site} site is not loaded`)
  return siteFrame
}
