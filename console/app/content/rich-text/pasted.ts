const bold = /<span\b[^>]*[\s;"']font-weight:\s*(?:bold|[6-9]00)[^>]*>([\s\S]*?)<\/span>/gi
const notBold = /<b\b(?=[^>]*[\s;"']font-weight:\s*normal)/gi
const unread = /<(style|script)\b[\s\S]*?<\/\1\s*>/gi
const dropped = /^(?:style|script)$/i
const tags = /<([a-z][\w:-]*)((?:[^\w>:-][^>]*)?)>/gi
const picture = /\bsrc\s*=\s*"\/media\/[^"]*"/i
const description = /(?:^|\s)alt\s*=\s*"[^"]*"/i
const href = /(?:^|\s)href\s*=\s*("[^"]*"|'[^']*')/i
/** Where a copy from the editor itself begins and ends. */
const slice = /(?:^|\s)data-pm-slice\s*=\s*"[^"]*"/

/**
 * What was copied elsewhere, by its elements alone: the console's policy forbids styles and scripts, and says so for each. Google's documents are
 * bold by a style, and stand in an element that is not bold for the same reason.
 */
export function withoutAttributes(html: string): string {
  return html
    .replace(bold, '<strong>$1</strong>')
    .replace(notBold, '<span')
    .replace(unread, '')
    .replace(tags, (_tag, name: string, attributes: string) => {
      if (dropped.test(name)) return ''
      return `<${name}${keptOf(name.toLowerCase(), attributes)}${slice.exec(attributes)?.[0] ?? ''}>`
    })
}

/** What a link leads to, and the pictures of this site. */
function keptOf(name: string, attributes: string): string {
  if (name === 'img') {
    const [path] = picture.exec(attributes) ?? []
    return path ? ` ${path} ${description.exec(attributes)?.[0] ?? ''}` : ''
  }
  const address = name === 'a' ? href.exec(attributes)?.[1] : undefined
  return address ? ` href=${address}` : ''
}
