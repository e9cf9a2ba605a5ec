import { useEffect, useRef, useState } from 'react'

/** How far, in px, the page must be pulled down to refresh it. */
const far = 72

/** Follows a finger that pulls down a page scrolled to its top. Gives the distance in px and whether letting go refreshes. */
export function usePull(onPulled: () => void) {
  const [distance, setDistance] = useState(0)
  const pulled = useRef(onPulled)
  useEffect(() => {
    pulled.current = onPulled
  })
  useEffect(() => follow(setDistance, () => pulled.current()), [])
  return { distance, isFar: distance >= far }
}

function follow(show: (distance: number) => void, onPulled: () => void) {
  const stop = new AbortController()
  const listen = { passive: true, signal: stop.signal }
  let start: Touch | null = null
  let distance = 0
  const end = () => {
    start = null
    distance = 0
    show(0)
  }
  const move = ({ touches }: TouchEvent) => {
    const [finger] = touches
    if (!start || !finger) return
    const down = finger.clientY - start.clientY
    const isPull = touches.length === 1 && scrollY <= 0 && down > Math.abs(finger.clientX - start.clientX)
    if (!isPull && distance === 0 && Math.abs(down) < 10) return
    if (!isPull) return end()
    // The page follows at half the finger's speed, as if it resisted.
    distance = Math.min(down / 2, far * 1.25)
    show(distance)
  }
  document.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const [finger] = touches
      const isPage = target instanceof Element && !target.closest('dialog, [data-state="open"], .phone-floor')
      start = touches.length === 1 && scrollY <= 0 && isPage && finger ? finger : null
    },
    listen,
  )
  document.addEventListener('touchmove', move, listen)
  document.addEventListener(
    'touchend',
    () => {
      if (distance >= far) onPulled()
      end()
    },
    listen,
  )
  document.addEventListener('touchcancel', end, listen)
  return () => stop.abort()
}
