import { useLayoutEffect, useRef, useState } from 'react'

/** Widths of screens in pixels. */
const widths = { desktop: 1440, phone: 390 }

/** The width of a screen, and by how much it is made smaller to fit its place on the page. */
export function useFrameSize(screen: keyof typeof widths) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = widths[screen]
  return { place, width, scale: room > 0 ? Math.min(1, room / width) : 1 }
}
