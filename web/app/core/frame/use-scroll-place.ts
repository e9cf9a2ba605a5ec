import { windowStore } from '@portal/client/storage'
import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const stored = 'scroll-places'
/** After this many milliseconds in which the page has not grown and no part of it was loading, its content counts as complete. */
const quiet = 5000
/** What somebody does who wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** How far each entry of the history was scrolled down, by the key and the address of its location. */
let places: Record<string, number> | undefined

/** The entry that was scrolled last. Module state, since the frame remounts around a failed page. */
let placed: string | undefined

/** The state of a navigation that leaves the page where it is scrolled. */
export const inPlace = { inPlace: true }

/** Gives the entry of a document that was not come to by the router a key, by which its place is found again. Runs before the router. */
export function nameEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, '')
}

/**
 * Begins each page at its top or at the part that its address names, and keeps a page where it was scrolled when it is loaded again or gone
 * back to (docs/decisions/0165). What is behind the login comes later, and until then the page is too short to be scrolled that far.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash, state } = useLocation()
  const entry = `${key} ${pathname}`
  // A link to a part of the page makes an entry without a key of its own.
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

/** The document is placed by the browser until the scripts run, and by them from then on. */
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
  // A phone may end a page in the background without another word.
  addEventListener('visibilitychange', storePlaces, { signal })
  return () => stop.abort()
}

/** Scrolls to the part of the page that a hash names; to the top without one. */
function scrollToBeginning(hash: string) {
  const part = document.getElementById(hash.slice(1))
  if (part) part.scrollIntoView()
  else scrollTo(0, 0)
}

/** Whether a page that came whole has been scrolled before its scripts ran, and not only moved a little by its fonts as they came. */
function isElsewhere(place: number): boolean {
  return longest() >= place && scrollY !== 0 && Math.abs(scrollY - place) > 50
}

/** How far the page can be scrolled now. */
function longest(): number {
  return document.documentElement.scrollHeight - innerHeight
}

/** Scrolls to a place whenever the page has grown, until it is complete or somebody moves. */
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
  // The browser would scroll with what grows above the screen, sometimes after the growth has been observed. On the body, since on the root
  // element it leaves the anchor in force that Chromium has chosen before.
  const { style } = document.body
  style.overflowAnchor = 'none'
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    growth.disconnect()
    style.overflowAnchor = ''
    onEnd()
  })
  left.addEventListener('abort', end, { signal })
  // What the page's own growth or shrinking has moved is put right when it is observed; what stays moved is a scroll bar that was dragged.
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
