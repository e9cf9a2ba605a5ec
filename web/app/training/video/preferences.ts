import { deviceStore } from '@portal/client/storage'
import { isLanguage, type Language } from '@portal/contract/language'
import { useState } from 'react'

const key = 'training-player'

/** A rendition of a film: `low` is for slow lines. */
export type Quality = 'standard' | 'low'

/** What a person chose in the player, kept in the browser; undefined is the player's own choice. */
export interface Preferences {
  captions?: Language | 'off' | undefined
  quality?: Quality | undefined
  speed: number
}

/** The choices, and a function to change some of them. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [chosen, setChosen] = useState(readPreferences)
  const change = (some: Partial<Preferences>) => {
    const all = { ...chosen, ...some }
    deviceStore.write(key, JSON.stringify(all))
    setChosen(all)
  }
  return [chosen, change]
}

export const speeds = [0.75, 1, 1.25, 1.5]

function readPreferences(): Preferences {
  const { captions, quality, speed } = (deviceStore.readJson(key) ?? {}) as Record<string, unknown>
  return {
    captions: captions === 'off' || isLanguage(captions) ? captions : undefined,
    quality: quality === 'standard' || quality === 'low' ? quality : undefined,
    speed: speeds.find((one) => one === speed) ?? 1,
  }
}
