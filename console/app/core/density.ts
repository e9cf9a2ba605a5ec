import { Listeners } from '@portal/client/listeners'
import { deviceStore } from '@portal/client/storage'
import { useSyncExternalStore } from 'react'

/** How high the rows of lists are, from many on a screen to easily told apart; the second is the usual one. */
export const densities = ['compact', 'standard', 'comfortable'] as const
type Density = (typeof densities)[number]

const key = 'staffDensity'
const listeners = new Listeners({ inStorage: true })

/** The member's choice on this device, and the way to change it. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore(listeners.add, readDensity)
  const choose = (chosen: Density) => {
    deviceStore.write(key, chosen)
    showDensity()
    listeners.tell()
  }
  return [density, choose]
}

/** Gives the lists of this document their rows (`ui/list/table.module.css`). */
export function showDensity(): void {
  document.documentElement.dataset.density = readDensity()
}

function readDensity(): Density {
  return densities.find((one) => one === deviceStore.read(key)) ?? 'standard'
}

listeners.add(showDensity)
