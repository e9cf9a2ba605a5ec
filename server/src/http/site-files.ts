import { languages } from '@portal/contract/language'
import type { FastifyInstance } from 'fastify'

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
]

/** What search engines ask for: robots.txt and a sitemap that names each page's languages. */
export function serveSiteFiles(app: FastifyInstance, siteUrl: () => string) {
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
  app.get('/sitemap.xml', async (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(siteUrl())))
}

function sitemap(siteUrl: string): string {
  const pages = publicPages.map((path) => {
    const address = siteUrl + path
    const others = languages.map((l) => `<xhtml:link rel="alternate" hreflang="${l}" href="${address}?lang=${l}"/>`)
    return `<url><loc>${address}</loc>${others.join('')}</url>`
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${pages.join('')}</urlset>\n`
}
