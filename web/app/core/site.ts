import { toDesktopSite } from '@portal/contract/phone-site'
import { useHref } from 'react-router'

export type Site = 'desktop' | 'phone'

/** The site that the current page belongs to: the phone site below `/h5/`, or the desktop site (S12). */
export function useSite(): Site {
  return useHref('/') === '/' ? 'desktop' : 'phone'
}

/** The desktop URL of a page, without `/h5/`, as used for links, redirects and the router's paths. */
export function pageUrl(address: string): URL {
  const url = new URL(address)
  url.pathname = toDesktopSite(url.pathname)
  return url
}
