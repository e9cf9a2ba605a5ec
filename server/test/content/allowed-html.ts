const tag = /<(\/?)(p|h2|h3|ul|ol|li|strong|em|a|blockquote)>|<br \/>/g
const link = /<a href="((?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^"<>\\\s\p{Cc}]*)"( rel="noopener noreferrer")?>/gu
const picture = /<img src="\/media\/[0-9a-f]{16}-\d+x\d+\/\d+\.jpg" alt="[^"<>]*" \/>/g

/**
 * Whether HTML contains only the tags allowed in managed text, properly nested, and no character outside of them that could begin a
 * tag. Independent of the sanitizer, so that both would have to be wrong.
 */
export function allowedOnly(html: string): boolean {
  const links = [...html.matchAll(link)]
  const marked = links.every(([, href, rel]) => /^https?:/.test(href ?? '') === Boolean(rel))
  const plain = html.replace(link, '<a>').replace(picture, '')
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
