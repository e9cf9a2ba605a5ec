import { plainText } from './plain-text'

export interface Heading {
  id: string
  text: string
}

/** Gives every main heading of sanitized HTML an id, makes it focusable for links to it, and lists the headings. */
export function withContents(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `section-${headings.length + 1}`
    headings.push({ id, text: plainText(inner) })
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`
  })
  return { html: anchored, headings }
}
