import type { CompanyOffice } from '@portal/contract/company/public'
import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useTexts } from '../core/texts'
import type { RootData } from '../root-data'
import type { LiveMap } from './live-map'
import * as styles from './office-map.module.css'
import { StillMap } from './still-map'

interface OfficeMapProps {
  offices: CompanyOffice[]
  /** Id of the office to show. */
  selected: number
  /** Hides the markers from keyboards and screen readers, because radio buttons beside the map do the same. */
  pointerOnly?: boolean
  onSelect: (id: number) => void
}

/** A map of the offices (H14). The interactive map is loaded shortly before it scrolls into view. */
export function OfficeMap({ offices, selected, pointerOnly = false, onSelect }: OfficeMapProps) {
  const { offices: words } = useTexts().home
  const element = useRef<HTMLElement>(null)
  const map = useLiveMap(element, { offices, pointerOnly, onSelect })
  useEffect(() => map?.select(selected), [map, selected])
  return (
    <div className={styles.frame} data-live={map !== null || undefined} data-office={selected}>
      <StillMap offices={offices} selected={selected} />
      <section ref={element} className={styles.live} aria-label={words.map} />
    </div>
  )
}

type MapProps = Pick<OfficeMapProps, 'offices' | 'onSelect'> & { pointerOnly: boolean }

function useLiveMap(element: React.RefObject<HTMLElement | null>, props: MapProps): LiveMap | null {
  const { offices: words } = useTexts().home
  const tilesUrl = useRouteLoaderData<RootData>('root')?.mapTilesUrl ?? ''
  const [map, setMap] = useState<LiveMap | null>(null)
  const { offices, pointerOnly, onSelect } = props

  useEffect(() => {
    const target = element.current
    if (!target) return
    const stop = new AbortController()
    let drawn: LiveMap | null = null
    const show = async () => {
      const { drawMap } = await import('./live-map')
      if (stop.signal.aborted) return
      drawn = drawMap(target, { offices, tilesUrl, words, pointerOnly, onSelect })
      setMap(drawn)
    }
    whenNear(target, stop.signal, () => {
      show().catch((error) => console.info('the live map could not be loaded:', error))
    })
    return () => {
      stop.abort()
      drawn?.remove()
      setMap(null)
    }
  }, [element, offices, tilesUrl, words, pointerOnly, onSelect])

  return map
}

/** Calls `action` once, shortly before the element scrolls into view. */
function whenNear(element: HTMLElement, signal: AbortSignal, action: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      action()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
