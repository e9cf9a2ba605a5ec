/**
 * Accessibility checks beyond axe: for people who enlarge a page, use the keyboard or press with an unsteady finger. Each
 * function runs in the page, so it must be self-contained, and returns descriptions of the faults.
 */

/** Text clipped by a box or lying off-screen, and a page wider than the screen. */
export function cutText(): string[] {
  const width = document.documentElement.clientWidth
  const faults: string[] = []
  const tooWide = document.documentElement.scrollWidth - width
  if (tooWide > 0) faults.push(`the page is ${tooWide} px too wide`)
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const at = texts.currentNode.parentElement
    if (!at?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (!texts.currentNode.textContent?.trim() || at.closest('[inert], [aria-hidden="true"], svg')) continue
    // Hidden by text-indent on purpose; something else is shown in its place.
    if (Number.parseFloat(getComputedStyle(at).textIndent) < -99) continue
    range.selectNodeContents(texts.currentNode)
    const lines = [...range.getClientRects()].filter((line) => line.width > 1)
    if (lines.some((line) => isCut(at, line))) faults.push(`cut: ${texts.currentNode.textContent.trim().slice(0, 60)}`)
  }
  return faults

  function isCut(from: Element, line: DOMRect): boolean {
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // Visually hidden, for screen readers only.
      if (clipPath !== 'none' || edge.width <= 1 || edge.height <= 1) return false
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      if (/hidden|clip/.test(overflowX) && (line.left < edge.left - 1 || line.right > edge.right + 1)) return true
      // The line box is taller than its glyphs.
      const spare = line.height * 0.3
      if (/hidden|clip/.test(overflowY) && (line.top < edge.top - spare || line.bottom > edge.bottom + spare))
        return true
      if (position === 'fixed') break
    }
    return line.left < -1 || line.right > width + 1
  }
}

/** Overlapping words in the bar. */
export function overlappingText(): string[] {
  const range = document.createRange()
  const found: { text: string; lines: DOMRect[] }[] = []
  const texts = document.createTreeWalker(document.querySelector('header') ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim()
    const at = texts.currentNode.parentElement
    if (!text || !at?.checkVisibility({ visibilityProperty: true }) || isForReadersAlone(at)) continue
    range.selectNodeContents(texts.currentNode)
    found.push({ text, lines: [...range.getClientRects()].filter((line) => line.width > 2) })
  }
  return found.flatMap((one, i) =>
    found.slice(i + 1).flatMap((other) => (isOn(one.lines, other.lines) ? [`${one.text} lies on ${other.text}`] : [])),
  )

  /** A translator puts elements of its own between the text and the box that hides it. */
  function isForReadersAlone(at: Element): boolean {
    for (let box: Element | null = at; box; box = box.parentElement)
      if (box.getBoundingClientRect().width <= 1) return true
    return at.closest('.visually-hidden') !== null
  }

  function isOn(one: DOMRect[], other: DOMRect[]): boolean {
    return one.some((a) =>
      other.some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 2,
      ),
    )
  }
}

/** Text below 18 px, and text that does not scale with the page's text size; the bars scale only as far as they have room. */
export function smallText(): string[] {
  const base = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const faults = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const at = texts.currentNode.parentElement
    const text = texts.currentNode.textContent?.trim()
    if (!text || !at?.checkVisibility({ visibilityProperty: true })) continue
    if (at.closest('[aria-hidden="true"], [role="img"]')) continue
    // The text size switch shows each size and stays under the pointer.
    if (at.closest('fieldset:has([data-size])')) continue
    const min = at.closest('body > :is(header, aside, nav, .phone-floor)') ? 18 : Math.max(18, base)
    const scale = at instanceof SVGGraphicsElement ? (at.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(at).fontSize) * scale
    if (size < min - 0.4) faults.add(`${Math.round(size * 10) / 10} px of ${min}: ${text.slice(0, 40)}`)
  }
  return [...faults]
}

/** Targets smaller than 44 px, except links within a sentence, which are as high as their line. */
export function smallTargets(): string[] {
  const all = 'a[href], button, input, select, textarea, summary, [role="button"], [role="gridcell"][data-date]'
  return [...document.querySelectorAll<HTMLElement>(all)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches(':disabled'))
    .filter((target) => target.getBoundingClientRect().width > 1 && !isWithinText(target))
    .map((target) => ({ target, box: areaOf(target) }))
    .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
    .map(
      ({ target, box }) =>
        `${Math.round(box.width)}×${Math.round(box.height)}: ${(target.getAttribute('aria-label') || target.textContent || target.outerHTML).trim().slice(0, 60)}`,
    )

  function isWithinText(target: HTMLElement): boolean {
    // A number in a sentence is an inline block; what is laid out with flex stands beside the text.
    if (!['inline', 'inline-block'].includes(getComputedStyle(target).display)) return false
    const around = target.closest('p, li, dd, label, blockquote')?.textContent?.trim().length ?? 0
    return target.matches('a') && around > (target.textContent?.trim().length ?? 0)
  }

  /** The clickable area: includes the label of a checkbox or radio button, and the card over which a link is stretched. */
  function areaOf(target: HTMLElement): { width: number; height: number } {
    const label = target.matches('[type=radio], [type=checkbox]') && (target as HTMLInputElement).labels?.[0]
    const stretched = [target, label].some((one) => one && getComputedStyle(one, '::after').position === 'absolute')
    const card = stretched && (label || target).offsetParent
    const boxes = [target, label, card].flatMap((one) => (one ? [one.getBoundingClientRect()] : []))
    return { width: Math.max(...boxes.map((box) => box.width)), height: Math.max(...boxes.map((box) => box.height)) }
  }
}

/** With forced colors: selected elements that look like their unselected neighbours, and different states that look alike. */
export function hiddenStates(): string[] {
  const chosen = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]'
  const unmarked = [...document.querySelectorAll<HTMLElement>(chosen)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .flatMap((one) => {
      const other = neighbour(one)
      return other && lookOf(one) === lookOf(other) ? [`looks like the others: ${one.outerHTML.slice(0, 100)}`] : []
    })
  return [...unmarked, ...[...document.querySelectorAll('main ul')].flatMap(alikeIn)]

  /** The states of a legend that look like another one. */
  function alikeIn(legend: Element): string[] {
    const samples = [...legend.querySelectorAll<HTMLElement>(':scope > li > [data-state]')]
    const looks = samples.map(
      (one) => `${lookOf(one)} ${getComputedStyle(one.firstElementChild ?? one).textDecorationLine}`,
    )
    return samples.flatMap((one, i) =>
      looks.indexOf(looks[i] ?? '') < i ? [`looks like another state: ${one.dataset.state}`] : [],
    )
  }

  function neighbour(one: HTMLElement): HTMLElement | undefined {
    const group = one.closest('ul, ol, fieldset, table, nav, [role="group"], [role="radiogroup"]')
    return [...(group?.querySelectorAll<HTMLElement>(one.tagName) ?? [])].find(
      (other) =>
        !other.matches(chosen) && other.checkVisibility({ visibilityProperty: true }) && other.role === one.role,
    )
  }

  /** Style to compare; font weight is left out because it is not enough to tell a selection by. */
  function lookOf(element: Element): string {
    const parts = [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
    ]
    return parts
      .map((s) => [s.color, s.backgroundColor, s.border, s.outline, s.textDecorationLine, s.content, s.width].join())
      .map((look, i) => (i === 0 ? look.slice(0, look.lastIndexOf(',')) : look))
      .join('|')
  }
}

/**
 * Borders of fields and bars of steps with less than 3 : 1 against what surrounds them, and steps that show neither a name
 * nor a number.
 */
export function faintLines(): string[] {
  const lines = 'input, select, textarea, nav[aria-label] ol > li'
  return [...document.querySelectorAll<HTMLElement>(lines)]
    .filter((line) => line.checkVisibility({ visibilityProperty: true }) && !line.matches(':disabled, [type=file]'))
    .flatMap((line) => [...faint(line), ...nameless(line)].map((fault) => `${fault}: ${line.outerHTML.slice(0, 100)}`))

  function faint(line: HTMLElement): string[] {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(line)
    if (Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none') return []
    const [one, other] = [luminance(borderTopColor), luminance(groundOf(line.parentElement))]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return contrast < 3 ? [`line of ${contrast.toFixed(2)} : 1`] : []
  }

  function nameless(step: HTMLElement): string[] {
    if (!step.matches('li')) return []
    const isNumbered = getComputedStyle(step, '::before').content !== 'none'
    const name = step.firstElementChild ?? step
    const isNamed = Number.parseFloat(getComputedStyle(name).textIndent) > -99 && name.getBoundingClientRect().width > 1
    return isNumbered || isNamed ? [] : ['step without a name or number']
  }

  function groundOf(from: Element | null): string {
    for (let box = from; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box)
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  /** Relative luminance as WCAG defines it. */
  function luminance(color: string): number {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
}

/** Tab stops that are covered, off-screen or without a focus ring. Press a key first, so that `:focus-visible` applies. */
export function hiddenFocus(): string[] {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const faults: string[] = []
  for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
    if (!stop.checkVisibility({ visibilityProperty: true }) || stop.matches(':disabled, [tabindex="-1"]')) continue
    stop.focus()
    if (document.activeElement !== stop) continue
    const fault = faultOf(stop)
    if (fault) faults.push(`${fault}: ${stop.outerHTML.slice(0, 100)}`)
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  window.scrollTo(0, 0)
  return faults

  function faultOf(stop: HTMLElement): string | undefined {
    const box = stop.getBoundingClientRect()
    if (box.width <= 1 || stop.matches('[type=file]')) return undefined
    if (!isRinged(stop)) return 'focus without a ring'
    if (box.height > innerHeight / 2) return undefined
    // Browsers scroll to the caret of a text area, which is in its first line.
    const bottom = stop.matches('textarea') ? box.top : box.bottom
    if (box.top < -1 || bottom > innerHeight + 1) return 'focus outside of the screen'
    const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1)
    const top = document.elementFromPoint(x, stop.matches('textarea') ? box.top + 20 : box.y + box.height / 2)
    const isOwn =
      !top ||
      stop.contains(top) ||
      top.contains(stop) ||
      (top.closest('label') as HTMLLabelElement | null)?.control === stop
    return isOwn || !top?.closest('header, aside, .phone-floor, [class*="toast"]') ? undefined : 'focus covered'
  }

  /** Whether a focus ring shows: a card's link rings the whole card; native video controls draw their own ring. */
  function isRinged(stop: HTMLElement): boolean {
    const outlined = (node: Element, pseudo?: string) => getComputedStyle(node, pseudo).outlineStyle !== 'none'
    const around = [
      ...(function* (one) {
        for (let up: Element | null = one; up && up !== document.body; up = up.parentElement) yield up
      })(stop as Element),
    ].slice(0, 6)
    return stop.matches('video') || outlined(stop, '::after') || around.some((one) => outlined(one))
  }
}

/** Reports a missing title or language, and any number of h1 headings other than one. */
export function headFaults(): string[] {
  const titles = [...document.querySelectorAll('h1')].filter((h1) => h1.textContent?.trim())
  return [
    ...(document.title.trim() ? [] : ['no title']),
    ...(document.documentElement.lang ? [] : ['no language']),
    ...(titles.length === 1 ? [] : [`${titles.length} h1`]),
  ]
}
