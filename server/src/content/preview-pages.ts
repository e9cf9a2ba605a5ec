import { previewRoot, previewSizes } from '@portal/contract/content/preview'
import { isLanguage, type Language } from '@portal/contract/language'
import { toDesktopSite } from '@portal/contract/phone-site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from '../http/answers/public-answers.ts'
import { type Caller, mayCall, type Route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { documentLanguage } from '../http/language.ts'
import { framedPolicy } from '../http/pages/content-security-policy.ts'
import { refuseInPage } from '../http/pages/file-page.ts'
import type { RenderPage } from '../http/pages/pages.ts'
import { previewTicketOf } from '../http/preview-cookie.ts'
import { previewDispatches } from '../http/preview-dispatch.ts'
import type { Services } from '../services.ts'
import { ContentError } from './errors.ts'
import type { ManagedKind } from './managed-kind.ts'
import { openTicket, withPreview } from './preview.ts'

interface PreviewPages {
  render: RenderPage
  routes: readonly Route[]
  kinds: readonly ManagedKind[]
  services: Omit<Services, 'content'>
  /** The caller of a session that still lives. */
  callerOf(sessionId: string): Promise<Caller | null>
}

/**
 * Serves every page of the site as if a draft were published, to the member of staff who holds the ticket (docs/decisions/0164). Neither a page nor
 * the data in it is kept anywhere; pages have no scripts, since those would call the real site; links and forms stay within the preview.
 */
export function servePreviews(app: FastifyInstance, { render, routes, kinds, services, callerOf }: PreviewPages) {
  const dispatchOn = previewDispatches(routes)

  app.get(`${previewRoot}/*`, { errorHandler: refuseInPage }, async (request, reply) => {
    const ticket = openTicket(services.keys, previewTicketOf(request.headers) ?? '')
    const caller = ticket && (await callerOf(ticket.sessionId))
    if (!ticket || !caller) throw new ContentError('preview_over')
    const url = request.url.slice(previewRoot.length)
    const asked = askedOf(request)
    const language = asked.lang ?? documentLanguage(request.url, request.headers)
    const page = await withPreview(services.db, kinds, ticket, ({ db, now, end, addresses, shown }) => {
      if (!shown.every(({ endpoints }) => mayCall(endpoints.read, caller))) throw new ContentError('preview_over')
      // A page for those who are logged in, such as an activity's, waits for a session, which a preview has none of.
      const isOpen = addresses.includes(toDesktopSite(url).replace(/[?#].*$/, ''))
      return render({ url, language, dispatch: dispatchOn({ ...services, db }, now), loaded: end, isOpen })
    })
    return sendPage(reply, page, asked)
  })
  app.route({
    method: ['POST', 'PUT', 'DELETE'],
    url: `${previewRoot}/*`,
    handler: async () => {
      throw new PortalError('forbidden')
    },
  })
}

/** How the pages are to be shown, which their links pass on. */
interface Asked {
  lang?: Language
  size?: (typeof previewSizes)[number]
}

function askedOf(request: FastifyRequest): Asked {
  const { lang, size: given } = request.query as { lang?: unknown; size?: unknown }
  const size = previewSizes.find((one) => one === given)
  return { ...(isLanguage(lang) && { lang }), ...(size && { size }) }
}

function sendPage(reply: FastifyReply, { status, headers, text }: Rendered, asked: Asked) {
  const { location, 'content-security-policy': policy = '', ...own } = headers
  return reply
    .code(status)
    .headers({
      ...own,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': framedPolicy(policy),
      ...(location?.startsWith('/') && { location: previewRoot + location }),
    })
    .send(withinPreview(text, asked))
}

const links = /(<(?:a|form|area)\b[^>]*?\s(?:href|action)=")(\/(?!\/|media\/|assets\/|home\/|staff(?:\/|"))[^"]*)/g
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** A document without scripts, whose links and forms lead to the same pages in the preview, shown as this one. */
function withinPreview(html: string, asked: Asked): string {
  return html
    .replace(scripts, '')
    .replace(/<html\b/, asked.size ? `<html data-text-size="${asked.size}"` : '$&')
    .replace(links, (_, before: string, path: string) => before + previewRoot + shownAlike(path, asked))
}

function shownAlike(path: string, asked: Asked): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  const added = Object.entries(asked)
    .filter(([name]) => !new RegExp(`[?;&]${name}=`).test(query))
    .map(([name, value]) => `${name}=${value}`)
  if (added.length === 0) return path
  return `${page}${query ? `${query}&amp;` : '?'}${added.join('&amp;')}${hash}`
}
