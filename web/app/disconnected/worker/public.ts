import { longestAddress } from '../../lib/public-page'

/** Calls that read the same for everybody. Films and certificates are not among them. */
const calls =
  /^\/home\/content\/(contact-info|company-addresses|cityList|banners|service-|home-video|activity\/|article\/|comment\/|team|faq|legal\/)/

const words = ['q', 'keyword']

/** Whether a request is one for public data, asked for without a session. */
export function isPublicCall({ url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  if (headers.has('Authorization') || url.length > longestAddress) return false
  return calls.test(pathname) && !words.some((word) => searchParams.has(word))
}

/** Whether an answer may be kept: whole, from the portal itself, and nothing that it forbids to store. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  const isPrivate = /no-store|private/.test(headers.get('Cache-Control') ?? '')
  return status === 200 && type === 'basic' && !redirected && !isPrivate
}
