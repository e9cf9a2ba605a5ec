import { onLock } from '../core/session'

/**
 * Scroll position and focus at the time of the lock. A field is identified by its label, because the lock removes its element; links and
 * buttons may contain people's names, so their labels are not kept.
 */
interface ScreenPosition {
  left: number
  top: number
  field?: { label: string; index: number; from: number | null; to: number | null } | undefined
}

const fields = 'input:not([type=hidden]), textarea, select'
const userEvents = ['pointerdown', 'keydown', 'wheel'] as const
/** In ms. The page may never become that long again. */
const longestLoad = 10_000
const settling = 500
let place: ScreenPosition | undefined

/** Restores scroll position and focus from before the lock while the page loads, unless the user moves first. */
export function returnToPlace(): void {
  const wanted = place
  place = undefined
  if (!wanted) return
  document.getElementById('content')?.focus({ preventScroll: true })
  const stopping = new AbortController()
  const goBack = () => {
    // A dialog that opens again focuses its first field a moment later.
    if (isAt(wanted)) window.setTimeout(() => stopping.abort(), settling)
  }
  const watching = new MutationObserver(goBack)
  watching.observe(document.body, { childList: true, subtree: true })
  stopping.signal.addEventListener('abort', () => watching.disconnect())
  window.setTimeout(() => stopping.abort(), longestLoad)
  window.addEventListener('focusin', goBack, { signal: stopping.signal })
  for (const event of userEvents)
    window.addEventListener(event, () => stopping.abort(), { capture: true, signal: stopping.signal })
  goBack()
}

/** Scrolls and focuses as far as the page has loaded. Returns whether it has arrived at the position. */
function isAt({ left, top, field }: ScreenPosition): boolean {
  window.scrollTo({ left, top, behavior: 'instant' })
  const isScrolled = Math.abs(window.scrollY - top) < 1
  if (!field) return isScrolled
  const found = fieldsNamed(field.label)[field.index]
  if (!found) return false
  if (found === document.activeElement) return isScrolled
  found.focus({ preventScroll: true })
  if (field.from !== null && 'setSelectionRange' in found) found.setSelectionRange(field.from, field.to)
  return isScrolled
}

function readPlace(): ScreenPosition {
  const { scrollX: left, scrollY: top } = window
  const focused = document.activeElement
  if (!isField(focused)) return { left, top }
  const label = labelOf(focused)
  const [from, to] =
    focused instanceof HTMLSelectElement ? [null, null] : [focused.selectionStart, focused.selectionEnd]
  return { left, top, field: { label, index: fieldsNamed(label).indexOf(focused), from, to } }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: Element | null): element is Field {
  return element?.matches(fields) ?? false
}

function fieldsNamed(label: string): Field[] {
  return [...document.querySelectorAll<Field>(fields)].filter((field) => labelOf(field) === label)
}

function labelOf(field: Field): string {
  return field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
}

onLock(() => {
  place = readPlace()
})
