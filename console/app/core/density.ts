import { Listeners } from '@portal/client/listeners'
import { deviceStore } from '@portal/client/storage'
import { useSyncExternalStore } from 'react'

/** Row heights of lists, densest first; `standard` is the default. */
export const densities = ['compact', 'standard', 'comfortable'] as const
type Density = (typeof densities)[number]

const key = 'staffDensity'
const listeners = new Listeners({ inStorage: true })

/** The member's selection on this device, and its setter. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore(listeners.add, readDensity)
  const choose = (chosen: Density) => {
    deviceStore.write(key, chosen)
    showDensity()
    listeners.tell()
  }
  return [density, choose]
}

/** Applies the stored row height to this document (`ui/list/table.module.css`). */
export function showDensity(): void {
  document.documentElement.dataset.density = readDensity()
}

function readDensity(): Density {
  return densities.find((one) => one === deviceStore.read(key)) ?? 'standard'
}

listeners.add(showDensity)
