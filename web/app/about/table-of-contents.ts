import { plainText } from './plain-text'

export interface Heading {
  id: string
  text: string
}

/** Gives every main heading of sanitized HTML an id, lists them, and lets each take the focus from a link to it. */
export function withContents(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `section-${headings.length + 1}`
    headings.push({ id, text: plainText(inner) })
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`
  })
  return { html: anchored, headings }
}
