import type { Locator } from '@playwright/test'

/** The terms of the definition lists in a part of the page, each with its value, in their order and with single spaces. */
export function definitions(part: Locator): Promise<[term: string, value: string][]> {
  return part.locator('dt').evaluateAll((terms) =>
    terms.map((term): [string, string] => {
      const textOf = (element: Element | null) => (element as HTMLElement | null)?.innerText.replace(/\s+/g, ' ').trim()
      return [textOf(term) ?? '', textOf(term.nextElementSibling) ?? '']
    }),
  )
}
