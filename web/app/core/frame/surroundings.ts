import type { ComponentType } from 'react'
import { type Site, useSite } from '../site'

/** What stands above and below the content of every page of a site. */
interface Surroundings {
  Above: ComponentType
  Below: ComponentType
}

const importers: Record<Site, () => Promise<Surroundings>> = {
  desktop: () => import('../../desktop/surroundings'),
  phone: () => import('../../mobile/surroundings'),
}
const loaded: { [site in Site]?: Surroundings } = {}

/** Loads the surroundings of a site, which must be there before one of its pages is rendered. */
export async function loadSurroundings(site: Site): Promise<void> {
  loaded[site] = await importers[site]()
}

/**
 * The surroundings of the current site.
 * @throws Error when they have not been loaded
 */
export function useSurroundings(): Surroundings {
  const site = useSite()
  const surroundings = loaded[site]
  if (!surroundings) throw new Error(`the surroundings of the ${site} site are not loaded`)
  return surroundings
}
