import { languages } from '@portal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client.ts'
import type { ContentTable } from '../../db/schema.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

/** A page's path, with the day of its last change (YYYY-MM-DD) if known. */
export interface Address {
  path: string
  changedOn?: string
}

/** Public pages that search engines may list: fixed ones, and those of managed content, such as articles. */
export interface SitePages {
  paths: readonly string[]
  managed?: {
    reads: readonly ContentTable[]
    addresses(db: Database, now: Date): Promise<Address[]>
  }
}

interface Site {
  db: Database
  siteUrl: () => string
  answers: PublicAnswers
  pages: readonly SitePages[]
}

/** Serves robots.txt, and a sitemap with the languages of each page. */
export function serveSiteFiles(app: FastifyInstance, { db, siteUrl, answers, pages }: Site) {
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
      for (const { managed } of pages) if (managed) sources.add(managed.reads)
      const fixed = pages.flatMap(({ paths }) => paths.map((path) => ({ path })))
      const managed = await Promise.all(pages.map((page) => page.managed?.addresses(db, new Date()) ?? []))
      const text = sitemap(siteUrl(), [...fixed, ...managed.flat()])
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
