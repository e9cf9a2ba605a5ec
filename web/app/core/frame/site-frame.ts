import type { ComponentType } from 'react'
import { type Site, useSite } from '../site'

/** What stands above and below the content of every page of a site, and what has to listen before the router does. */
interface SiteFrame {
  Above: ComponentType
  Below: ComponentType
  listen?: () => void
  /** Told when a page could not be shown, in case the site knows another way to it. */
  onProblem?: () => void
}

const importers: Record<Site, () => Promise<SiteFrame>> = {
  desktop: () => import('../../desktop/site-frame'),
  phone: () => import('../../mobile/site-frame'),
}
const loaded: { [site in Site]?: SiteFrame } = {}

/** Loads the frame of a site, which must be there before one of its pages is rendered. */
export async function loadSiteFrame(site: Site): Promise<SiteFrame> {
  const found = await importers[site]()
  loaded[site] = found
  return found
}

/** Tells a site that a page could not be shown. Does nothing while its frame is missing, which may be what failed. */
export function tellOfProblem(site: Site): void {
  loaded[site]?.onProblem?.()
}

/**
 * The frame of the current site.
 * @throws Error when they have not been loaded
 */
export function useSiteFrame(): SiteFrame {
  const site = useSite()
  const siteFrame = loaded[site]
  if (!siteFrame) throw new Error(`the frame of the ${site} site is not loaded`)
  return siteFrame
}
