const tag = /<(\/?)(p|h2|h3|ul|ol|li|strong|em|a|blockquote)>|<br \/>/g
const link = /<a href="((?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^"<>\\\s\p{Cc}]*)"( rel="noopener noreferrer")?>/gu

/**
 * Tells whether HTML has nothing but the tags that managed text may have, each closed in its place: with those taken out, no sign
 * is left that could begin another. Written apart from the sanitizer, so that both would have to be wrong.
 */
export function allowedOnly(html: string): boolean {
  const links = [...html.matchAll(link)]
  const marked = links.every(([, href, rel]) => /^https?:/.test(href ?? '') === Boolean(rel))
  const plain = html.replace(link, '<a>')
  return marked && isBalanced(plain) && !/[<>]/.test(plain.replace(tag, ''))
}

function isBalanced(html: string): boolean {
  const open: (string | undefined)[] = []
  for (const [, closing, name] of html.matchAll(tag)) {
    if (!name) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
