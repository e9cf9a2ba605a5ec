/**
 * Checks for people who hold the portal in one hand and press with a thumb. Each function runs in the page, so it must be
 * self-contained, and returns descriptions of the faults.
 */

/** Parts that stay in place while the page scrolls and lie over text, targets or each other, or leave less than half the screen. */
export async function floatingParts(): Promise<string[]> {
  const faults = new Set<string>()
  for (const share of [0, 1 / 2, 1]) {
    await scrollTo(share)
    const floating = floats()
    const bars = floating.filter(({ box }) => box.width > innerWidth / 2)
    for (const [i, one] of floating.entries())
      for (const other of floating.slice(i + 1))
        if (isOn(one.box, other.box)) faults.add(`${nameOf(one.part)} lies on ${nameOf(other.part)}`)
    const covered = bars.reduce((sum, { box }) => sum + box.height, 0)
    if (covered > innerHeight / 2) faults.add(`bars cover ${Math.round(covered)} px of ${innerHeight}`)
    // What a bar covers in the middle of a page can be scrolled free; beside a smaller part, nothing may lie under it.
    const over = floating.filter(({ box }) => !bars.some((bar) => bar.box === box) || isAtEdge(box, share))
    for (const { part, box } of over)
      for (const { text, lines } of contents())
        if (lines.some((line) => isOn(line, box))) faults.add(`${nameOf(part)} covers ${text}`)
  }
  window.scrollTo(0, 0)
  return [...faults]

  /** A bar that comes with the scroll position makes the page longer: what was its end may not be any more. */
  async function scrollTo(share: number): Promise<void> {
    const top = () => share * (document.documentElement.scrollHeight - innerHeight)
    for (let tries = 0, reached = -1; tries < 5 && top() !== reached; tries++) {
      reached = top()
      window.scrollTo(0, reached)
      await nextFrames()
    }
  }

  /** Until what depends on the scroll position has been rendered. */
  function nextFrames(): Promise<void> {
    return new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 }))),
    )
  }

  /** Whether the page cannot be scrolled further away from under this bar. */
  function isAtEdge(box: DOMRect, share: number): boolean {
    return box.top < innerHeight / 2 ? share === 0 : share === 1
  }

  function floats() {
    const found: { part: Element; box: DOMRect }[] = []
    for (const part of document.body.querySelectorAll('*')) {
      const { position, top, bottom } = getComputedStyle(part)
      if (position !== 'fixed' && position !== 'sticky') continue
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const box = part.getBoundingClientRect()
      const isStuck =
        Math.abs(box.top - Number.parseFloat(top)) < 1 ||
        Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1
      const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0
      const isWithin = found.some((other) => other.part.contains(part))
      if (isSeen && !isWithin && (position === 'fixed' || isStuck)) found.push({ part, box })
    }
    return found
  }

  function contents() {
    const range = document.createRange()
    const found: { text: string; lines: DOMRect[] }[] = []
    for (const place of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const at = texts.currentNode.parentElement
        const text = texts.currentNode.textContent?.trim().slice(0, 40)
        if (!text || !at?.checkVisibility({ visibilityProperty: true }) || isFloating(at)) continue
        range.selectNodeContents(texts.currentNode)
        const seen = [...range.getClientRects()].filter((line) => line.width > 2 && line.height > 2)
        found.push({ text, lines: seen.filter((line) => isScrolledTo(at, line)) })
      }
    }
    return found
  }

  /** Whether a line is within the list that scrolls it, if one does. */
  function isScrolledTo(at: Element, line: DOMRect): boolean {
    for (let box: Element | null = at; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect()
      if (/auto|scroll/.test(getComputedStyle(box).overflowY) && (line.bottom > edge.bottom || line.top < edge.top))
        return false
    }
    return true
  }

  function isFloating(at: Element): boolean {
    for (let box: Element | null = at; box && box !== document.body; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return true
    return false
  }

  function isOn(a: DOMRect, b: DOMRect): boolean {
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height / 3, 8)
    )
  }

  function nameOf(part: Element): string {
    return `${part.tagName.toLowerCase()}.${part.className}`
  }
}

/**
 * Neighbouring targets that a thumb confuses: less than 8 px between the innermost 44 px of each. The days of a calendar stand as
 * close as in print, because seven of them would not fit a phone otherwise, and places on a map are where they are; words stand
 * between links within a sentence.
 */
export function crowdedTargets(): string[] {
  const all = 'a[href], button, input, select, textarea, summary, [role="button"]'
  const areas = [...document.querySelectorAll<HTMLElement>(all)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches(':disabled'))
    .filter((target) => !target.closest('[role="grid"], table, .leaflet-marker-pane') && !isWithinText(target))
    .map((target) => ({ target, box: areaOf(target), floats: isFloating(target) }))
    .filter(({ target, box }) => box.width > 1 && box.height > 1 && isScrolledTo(target, box))
  return areas.flatMap((one, i) =>
    areas.slice(i + 1).flatMap((other) => {
      if (one.floats !== other.floats || isSame(one, other)) return []
      const gap = gapBetween(one.box, other.box)
      return gap < 7.5 ? [`${Math.round(gap)} px between ${nameOf(one.target)} and ${nameOf(other.target)}`] : []
    }),
  )

  /** Whether a target is within the list that scrolls it, if one does. */
  function isScrolledTo(at: Element, box: DOMRect): boolean {
    for (let list = at.parentElement; list && list !== document.body; list = list.parentElement) {
      const edge = list.getBoundingClientRect()
      if (/auto|scroll/.test(getComputedStyle(list).overflowY) && (box.bottom > edge.bottom || box.top < edge.top))
        return false
    }
    return true
  }

  /** Whether one contains the other, such as a card its links, or both have the same area, such as a field its label. */
  function isSame(one: (typeof areas)[number], other: (typeof areas)[number]): boolean {
    const holds = (a: DOMRect, b: DOMRect) =>
      a.left <= b.left + 1 && a.right >= b.right - 1 && a.top <= b.top + 1 && a.bottom >= b.bottom - 1
    return holds(one.box, other.box) || holds(other.box, one.box)
  }

  function gapBetween(a: DOMRect, b: DOMRect): number {
    const x = Math.max(a.left, b.left) - Math.min(a.right, b.right)
    const y = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
    const spare = (one: number, other: number) => Math.max(0, one - 44) / 2 + Math.max(0, other - 44) / 2
    return x > y ? x + spare(a.width, b.width) : y + spare(a.height, b.height)
  }

  function isWithinText(target: HTMLElement): boolean {
    if (!['inline', 'inline-block'].includes(getComputedStyle(target).display)) return false
    const around = target.closest('p, li, dd, label, blockquote')?.textContent?.trim().length ?? 0
    return target.matches('a') && around > (target.textContent?.trim().length ?? 0)
  }

  function areaOf(target: HTMLElement): DOMRect {
    const label =
      target.matches('[type=radio], [type=checkbox], [type=file]') && (target as HTMLInputElement).labels?.[0]
    return (label || target).getBoundingClientRect()
  }

  function isFloating(at: Element): boolean {
    for (let box: Element | null = at; box && box !== document.body; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return true
    return false
  }

  function nameOf(target: HTMLElement): string {
    return (target.getAttribute('aria-label') || target.textContent || target.getAttribute('name') || target.tagName)
      .trim()
      .slice(0, 40)
  }
}
