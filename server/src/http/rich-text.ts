import { languages, type Texts } from '@portal/contract/language'
import { picturePath } from '@portal/contract/picture-path'
import sanitizeHtml from 'sanitize-html'
import { PortalError } from './errors.ts'

const here = /^[/#](?![/\\])/
const elsewhere = /^https?:\/\/[^/\\]/i
const person = /^(mailto|tel):[^\s]/i
// Browsers ignore these characters in addresses, so an address with them may not be what it seems.
const hidden = /[\p{Cc}\p{Cs}\p{Cf}\p{Zs}\\]/u

/**
 * Reduces managed HTML to paragraphs, headings, lists, emphasis, quotes, pictures of this site, and links to pages of this site, other
 * sites, mail and phones. The text of other elements stays, except scripts and styles.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'img'],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 20,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href) }),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: pictureOf(src, alt) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img') return !attribs.src
      return tag === 'a' && !attribs.href ? 'excludeTag' : false
    },
  }).trim()
}

function linkOf(href: string): Record<string, string> {
  if (!isSafe(href)) return {}
  return elsewhere.test(href) ? { href, rel: 'noopener noreferrer' } : { href }
}

function pictureOf(src: string, alt: string): Record<string, string> {
  return picturePath.safeParse(src).success ? { src, alt } : {}
}

function isSafe(href: string): boolean {
  return !hidden.test(href) && (here.test(href) || elsewhere.test(href) || person.test(href))
}

/**
 * Sanitizes a text in each of its languages.
 * @throws PortalError invalid_input at `<field>.<language>` when no readable text is left
 */
export function sanitizeTexts(texts: Texts, field: string): Texts {
  const clean = (html: string) => sanitizeRichText(html)
  const sanitized: Texts = { en: clean(texts.en), 'zh-CN': clean(texts['zh-CN']), 'zh-TW': clean(texts['zh-TW']) }
  for (const language of languages)
    if (texts[language] && !hasWords(sanitized[language]))
      throw new PortalError('invalid_input', { [`${field}.${language}`]: 'required' })
  return sanitized
}

/** Whether sanitized HTML has words: dashes, lines that are empty, or pictures alone say nothing to readers. */
export function hasWords(html: string): boolean {
  return /[\p{L}\p{N}]/u.test(html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ''))
}
