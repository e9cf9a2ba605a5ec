import type { ComponentType } from 'react'
import { Above, Below } from '../../desktop/surroundings'
import { useSite } from '../site'

/** What stands above and below the content of every page of a site. */
interface Surroundings {
  Above: ComponentType
  Below: ComponentType
}

const desktop: Surroundings = { Above, Below }
let phone: Surroundings | undefined

/** Loads the surroundings of the phone site, which must be there before one of its pages is rendered. */
export async function loadPhoneSurroundings(): Promise<void> {
  phone = await import('../../mobile/surroundings')
}

/** The surroundings of the current site. */
export function useSurroundings(): Surroundings {
  return (useSite() === 'phone' && phone) || desktop
}
