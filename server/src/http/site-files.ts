import { languages } from '@portal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { PublicAnswers } from './public-answers.ts'

const publicPages = [
  '/',
  '/feedback',
  '/community/activity/list',
  '/community/activity/search',
  '/community/news',
  '/about/team',
  '/about/faq',
  '/about/privacy',
  '/about/TermsOfServices',
  '/about/licence',
  '/about/language-access',
]

/** A page of the site by its path, with the day of its last change (YYYY-MM-DD) where that is known. */
export interface Address {
  path: string
  changedOn?: string
}

interface Site {
  siteUrl: () => string
  answers: PublicAnswers
  /** Pages that managed content has, such as articles. */
  addresses: () => Promise<Address[]>
}

/** What search engines ask for: robots.txt and a sitemap that names each page's languages. */
export function serveSiteFiles(app: FastifyInstance, { siteUrl, answers, addresses }: Site) {
  app.get('/robots.txt', async (_, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /home/api/',
      'Disallow: /home/auth/',
      'Disallow: /user',
      `Sitemap: ${siteUrl()}/sitemap.xml`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', (request, reply) =>
    answers.answer(request, reply, async (sources) => {
      sources.add(['articles', 'team_events'])
      const text = sitemap(siteUrl(), [...publicPages.map((path) => ({ path })), ...(await addresses())])
      return { status: 200, headers: xmlHeaders, text }
    }),
  )
}

const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
}

function sitemap(siteUrl: string, addresses: Address[]): string {
  const pages = addresses.map(({ path, changedOn }) => {
    const address = siteUrl + path
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    const others = languages.map((l) => `<xhtml:link rel="alternate" hreflang="${l}" href="${address}?lang=${l}"/>`)
    return `<url><loc>${address}</loc>${changed}${others.join('')}</url>`
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${pages.join('')}</urlset>\n`
}
