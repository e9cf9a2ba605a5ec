import { windowStore } from '@portal/client/storage'
import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const stored = 'scroll-places'
/** After this many milliseconds in which the page has not grown and no part of it was loading, its content counts as complete. */
const quiet = 5000
/** Events that mean that the user is scrolling or leaving. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The scroll position of each history entry, by location key and pathname. */
let places: Record<string, number> | undefined

/** The last positioned entry. Module state, since the frame remounts around a failed page. */
let placed: string | undefined

/** The state of a navigation that keeps the scroll position. */
export const inPlace = { inPlace: true }

/** Adds a key to a history entry that the router did not create, to identify its scroll position. Must run before the router. */
export function nameEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, '')
}

/**
 * Scrolls each new page to its top or its hash, and restores the scroll position after a reload or a return in the history
 * (docs/decisions/0165). Content behind the login loads later, and until then the page may be too short for the position.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash, state } = useLocation()
  const entry = `${key} ${pathname}`
  // A link to a hash creates an entry without a key of its own.
  const isPart = key === 'default' && hash !== ''
  const isReturn = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an entry; before the first scroll event of the new page
  useLayoutEffect(() => {
    const isFirst = places === undefined
    places ??= readPlaces()
    const known = places
    const stop = new AbortController()
    const { signal } = stop
    let isHeld = false
    const note = () => {
      if (!isHeld && !signal.aborted) known[entry] = scrollY
    }
    const place = isReturn && !isPart ? known[entry] : undefined
    if (place && !(isFirst && isElsewhere(place))) {
      isHeld = true
      hold(place, signal, () => {
        isHeld = false
      })
    } else if (!isFirst && entry !== placed && (isReturn || !state?.inPlace)) scrollToBeginning(hash)
    placed = entry
    requestAnimationFrame(note)
    addEventListener('scroll', note, { passive: true, signal })
    return () => stop.abort()
  }, [entry])
  useLayoutEffect(keepPlaces, [])
}

/** Takes over scroll restoration while the scripts run; before and after, the browser does it. */
function keepPlaces() {
  const stop = new AbortController()
  const { signal } = stop
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  const leave = () => {
    storePlaces()
    history.scrollRestoration = 'auto'
  }
  takeOver()
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', takeOver, { signal })
  // Phones may end a page in the background without another event.
  addEventListener('visibilitychange', storePlaces, { signal })
  return () => stop.abort()
}

/** Scrolls to the element of a hash; without one, to the top. */
function scrollToBeginning(hash: string) {
  const part = document.getElementById(hash.slice(1))
  if (part) part.scrollIntoView()
  else scrollTo(0, 0)
}

/** Whether the user has scrolled a server-rendered page before hydration; late fonts may move it only slightly. */
function isElsewhere(place: number): boolean {
  return longest() >= place && scrollY !== 0 && Math.abs(scrollY - place) > 50
}

/** The maximum scroll position of the page. */
function longest(): number {
  return document.documentElement.scrollHeight - innerHeight
}

/** Scrolls to a position whenever the page has grown, until its content is complete or the user scrolls. */
function hold(place: number, left: AbortSignal, onEnd: () => void) {
  const stop = new AbortController()
  const { signal } = stop
  const end = () => stop.abort()
  let timer = 0
  const rest = () => {
    timer = window.setTimeout(() => (document.querySelector('[data-loading]') ? rest() : end()), quiet)
  }
  let isReached = false
  let observed = 0
  const growth = new ResizeObserver(() => {
    scrollTo({ top: place, behavior: 'instant' })
    isReached = scrollY >= place - 1
    observed = longest()
    clearTimeout(timer)
    if (isReached) rest()
  })
  // Scroll anchoring would interfere with growth above the viewport, sometimes after it was observed. Set on the body, since on the root
  // element Chromium keeps an anchor that it has already selected.
  const { style } = document.body
  style.overflowAnchor = 'none'
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    growth.disconnect()
    style.overflowAnchor = ''
    onEnd()
  })
  left.addEventListener('abort', end, { signal })
  // Shifts by the page's own growth are corrected when they are observed; a shift that stays comes from dragging the scroll bar.
  const isDragged = () => isReached && Math.abs(scrollY - place) > 1 && longest() >= place && longest() === observed
  addEventListener('scroll', () => isDragged() && end(), { passive: true, signal })
  for (const move of ownMoves) addEventListener(move, end, { capture: true, passive: true, signal })
  growth.observe(document.body)
}

function readPlaces(): Record<string, number> {
  return (windowStore.readJson(stored) ?? {}) as Record<string, number>
}

function storePlaces() {
  windowStore.write(stored, JSON.stringify(places))
}
