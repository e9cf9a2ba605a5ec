import { serverNow } from '@portal/client/server-clock'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type OpenedFilm, renewLinks } from './links'
import type { Quality } from './preferences'

const retryMs = 5_000
/** A film that stands still for so long takes the smaller rendition. */
const stallMs = 4_000

interface Files {
  video: RefObject<HTMLVideoElement | null>
  trainingContentId: number
  film: OpenedFilm
  /** What the person chose. */
  quality: Quality | undefined
}

/** The film's files by links that end: renews them when one fails, and takes the small rendition on slow lines. */
export function useFiles({ video, trainingContentId, film, quality }: Files) {
  const [links, setLinks] = useState(film)
  const [isFailed, setFailed] = useState(false)
  const [isSlow, setSlow] = useState(isSlowLine)
  const stall = useRef(0)
  const used = quality ?? (isSlow ? 'low' : 'standard')
  const { viewingId } = film

  const renew = useCallback(async () => {
    try {
      setLinks(await renewLinks(trainingContentId, viewingId))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [trainingContentId, viewingId])

  useEffect(() => {
    if (!isFailed) return
    const timer = setInterval(renew, retryMs)
    window.addEventListener('online', renew)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', renew)
    }
  }, [isFailed, renew])

  // Links made within the same second are the same, so the element does not load them by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each renewal
  useEffect(() => {
    if (video.current?.error) video.current.load()
  }, [video, links])

  useEffect(() => () => clearTimeout(stall.current), [])

  return {
    src: links.files.find(({ file }) => file === used)?.src ?? '',
    captions: links.captions,
    quality: used,
    /** Whether the small rendition was taken without being asked for. */
    isLowByItself: quality === undefined && isSlow,
    isFailed,
    renew,
    /** The film or its captions did not load: most often the links have ended. */
    fail: () => setFailed(true),
    captionsFailed: () => Date.parse(links.linksEndAt) <= serverNow() && renew(),
    stalls: () => {
      clearTimeout(stall.current)
      stall.current = window.setTimeout(() => navigator.onLine && setSlow(true), stallMs)
    },
    runs: () => clearTimeout(stall.current),
  }
}

function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
}
