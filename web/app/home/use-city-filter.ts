import type { ActivityCard } from '@portal/contract/activities/public'
import { useRef, useState } from 'react'

interface Shown {
  /** Empty means all cities. */
  city: string
  activities: ActivityCard[]
  state: 'ready' | 'loading' | 'failed'
}

/**
 * The activities of one city, or of all (H12). The previous ones stay visible while new ones load, and only the latest
 * selection counts. A failure leaves the section empty and is only logged (H15).
 */
export function useCityFilter(ofAllCities: ActivityCard[]) {
  const [chosen, setChosen] = useState<Shown | null>(null)
  const call = useRef<AbortController>(null)
  const shown = chosen ?? { city: '', activities: ofAllCities, state: 'ready' }

  async function choose(city: string) {
    const { signal } = newCall()
    setChosen({ ...shown, city, state: 'loading' })
    try {
      const [{ previewActivities }, { httpApi }] = await Promise.all([import('./home-data'), import('../lib/api')])
      const activities = await previewActivities(httpApi, city ? [city] : [], signal)
      if (!signal.aborted) setChosen({ city, activities, state: 'ready' })
    } catch (error) {
      if (signal.aborted) return
      console.info('activities could not be loaded:', error)
      setChosen({ city, activities: [], state: 'failed' })
    }
  }

  function newCall(): AbortController {
    call.current?.abort()
    call.current = new AbortController()
    return call.current
  }

  return { ...shown, choose }
}
