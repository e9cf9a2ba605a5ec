import { phoneRoot } from '@portal/contract/phone-site'

/** Pages that read the same for everybody. Search words, certificates and everything behind the login are not among them. */
const pages =
  /^(|feedback|services\/guide|community\/(activity\/list|news(\/\d+)?)|about\/(team|teamevent\/\d+|faq|privacy|TermsOfServices|licence|language-access))$/

/** Calls that read the same for everybody. Films and certificates are not among them. */
const calls =
  /^\/home\/content\/(contact-info|company-addresses|cityList|banners|service-|home-video|activity\/|article\/|comment\/|team|faq|legal\/)/

const words = ['q', 'keyword']
const longest = 300

/** Whether an address is one of a public page of the phone site, which may be kept. */
export function isPublicPage(address: string): boolean {
  const { origin, pathname } = new URL(address)
  if (origin !== location.origin || address.length > longest || !pathname.startsWith(phoneRoot)) return false
  return pages.test(pathname.slice(phoneRoot.length).replace(/\/$/, ''))
}

/** Whether a request is one for public data, asked for without a session. */
export function isPublicCall({ url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  if (headers.has('Authorization') || url.length > longest) return false
  return calls.test(pathname) && !words.some((word) => searchParams.has(word))
}

/** Whether an answer may be kept: whole, from the portal itself, and nothing that it forbids to store. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  const isPrivate = /no-store|private/.test(headers.get('Cache-Control') ?? '')
  return status === 200 && type === 'basic' && !redirected && !isPrivate
}
