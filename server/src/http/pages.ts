import { randomBytes } from 'node:crypto'
import { pathPrefix } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { contentSecurityPolicy, extractNonces } from './content-security-policy.ts'
import type { Dispatch } from './dispatch.ts'
import { documentLanguage } from './language.ts'
import type { PublicAnswers, Render, Rendered } from './public-answers.ts'
import { Refusal } from './refusal.ts'
import { serveRouteManifest, withoutImports } from './route-manifest.ts'
import { withoutTracking } from './shared-address.ts'

/** The web build's exports besides its routes. */
interface WebEntry {
  apiContext: RouterContext<unknown>
  siteContext: RouterContext<unknown>
  documentContext: RouterContext<RenderedDocument>
}

/** The renderer's arguments, where it also stores the document; a redirect stores none. */
interface RenderedDocument {
  nonce: string
  html?: string
}

export interface PageOptions {
  /** The web's server build (`web/build/server/index.js`). */
  build: ServerBuild
  dispatch: Dispatch
  answers: PublicAnswers
  siteUrl(): string
  mapTilesUrl: string | undefined
}

/**
 * Serves every document. Documents are the same for everyone: rendered once per path and language, and cached until content
 * changes.
 */
export function servePages(app: FastifyInstance, options: PageOptions) {
  const build = withoutImports(options.build)
  const render = createRequestHandler(build, 'production')
  const { apiContext, siteContext, documentContext } = build.entry.module as unknown as WebEntry
  serveRouteManifest(app, { build, answers: options.answers, render })

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith(`${pathPrefix}/`)) return reply.callNotFound()
    const language = documentLanguage(request.url, request.headers)
    await options.answers.answer(request, reply, renderer(request.url, language, app.log))
  })

  /** The closure holds the address and the language only, since it is kept with the cached document. */
  function renderer(url: string, language: Language, log: FastifyBaseLogger): Render {
    return async (sources) => {
      const context = new RouterContextProvider()
      const siteUrl = options.siteUrl()
      let failed = false
      const document: RenderedDocument = { nonce: randomBytes(12).toString('base64url') }
      context.set(documentContext, document)
      context.set(siteContext, { language, siteUrl, mapTilesUrl: options.mapTilesUrl ?? '' })
      context.set(apiContext, async (...[endpoint, input]: Parameters<Dispatch>) => {
        try {
          return await options.dispatch(endpoint, input, { language, sources })
        } catch (error) {
          failed = true
          if (!(error instanceof Refusal)) log.error({ err: error, call: endpoint.path }, 'a page lacks data')
          throw error
        }
      })
      const response = await render(new Request(siteUrl + withoutTracking(pathOf(url))), context)
      const rendered = await documentOf(response, document, options.mapTilesUrl, siteUrl)
      return { ...rendered, transient: failed }
    }
  }
}

/** The path and query of an address, even of an absolute one: the site's host comes from the settings. */
function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*\/?/i, '/')
}

async function documentOf(
  response: Response,
  { nonce, html }: RenderedDocument,
  mapTilesUrl: string | undefined,
  siteUrl: string,
): Promise<Rendered> {
  const { text, scripts } = extractNonces(html ?? (await response.text()), nonce)
  const headers: Record<string, string> = {
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  }
  for (const name of ['content-type', 'location']) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  headers['content-security-policy'] = contentSecurityPolicy({ scripts, mapTilesUrl, siteUrl })
  return { status: response.status, headers, text }
}
