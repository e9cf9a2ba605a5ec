import { phoneRoot } from '@portal/contract/phone-site'

/** Pages that read the same for everybody. Search words, certificates and everything behind the login are not among them. */
const pages =
  /^(|feedback|services\/guide|community\/(activity\/list|news(\/\d+)?)|about\/(team|teamevent\/\d+|faq|privacy|TermsOfServices|licence|language-access))$/

/** What is asked for at longer addresses is not kept. */
export const longestAddress = 300

/** Whether an address is one of a public page of the phone site, which the service worker may keep. */
export function isPublicPage(address: string): boolean {
  const { origin, pathname } = new URL(address)
  if (origin !== location.origin || address.length > longestAddress || !pathname.startsWith(phoneRoot)) return false
  return pages.test(pathname.slice(phoneRoot.length).replace(/\/$/, ''))
}
