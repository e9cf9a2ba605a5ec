import { type RefObject, useEffect, useState } from 'react'

/** The player in full screen. iPhones only show the film itself there. */
export function useFullscreen(root: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === root.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [root])
  function toggle() {
    if (document.fullscreenElement) document.exitFullscreen()
    else if (root.current?.requestFullscreen) root.current.requestFullscreen().catch(() => undefined)
    else (video.current as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
