import type { Locator } from '@playwright/test'

/** The terms of a list of facts, each with what stands beside it. */
export function factsIn(place: Locator): Promise<[term: string, fact: string][]> {
  return place.locator('dt').evaluateAll((terms) =>
    terms.map((term) => {
      const shown = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
      return [shown(term), shown(term.nextElementSibling)]
    }),
  )
}

/** The cells of the rows, each row by its texts. */
export function cellsOf(rows: Locator): Promise<string[][]> {
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
    ),
  )
}

/** A text as a page shows it: with blanks in place of those that hold words together. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('\u2060', '')
}
