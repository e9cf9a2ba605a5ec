import type { IncomingHttpHeaders } from 'node:http'
import { previewMs, previewRoot } from '@portal/contract/content/preview'
import { second } from '@portal/contract/durations'
import { parseCookie, stringifySetCookie } from 'cookie'

const name = 'preview'

/** The cookie that holds the ticket of a preview. It is sent to the pages of previews alone, and never from another site. */
export function previewCookie(ticket: string, secure: boolean): string {
  const maxAge = previewMs / second
  return stringifySetCookie({
    name,
    value: ticket,
    path: previewRoot,
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  })
}

/** The ticket of a preview that a request holds. */
export function previewTicketOf(headers: IncomingHttpHeaders): string | undefined {
  return parseCookie(headers.cookie ?? '')[name]
}
