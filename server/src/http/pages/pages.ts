import { randomBytes } from 'node:crypto'
import { pathPrefix } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'
import { isOnPhoneSite, phoneRoot } from '@portal/contract/phone-site'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PublicAnswers, Render, Rendered } from '../answers/public-answers.ts'
import type { Dispatch } from '../dispatch.ts'
import { documentLanguage } from '../language.ts'
import { type Move, moveOf, siteCookie, varyByDevice } from '../phone-site.ts'
import { Refusal } from '../refusal.ts'
import { withoutTracking } from '../shared-address.ts'
import { contentSecurityPolicy, extractNonces } from './content-security-policy.ts'
import { permissionsPolicy } from './permissions-policy.ts'
import { serveRouteManifest, withoutImports } from './route-manifest.ts'

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
 * Serves every document, for desktops and below `/h5/` for phones (docs/decisions/0075). Documents are the same for everyone: rendered
 * once per path and language, and cached until content changes.
 */
export function servePages(app: FastifyInstance, options: PageOptions) {
  const build = withoutImports(options.build)
  const desktop = createRequestHandler(build, 'production')
  const phone = createRequestHandler({ ...build, basename: phoneRoot }, 'production')
  const { apiContext, siteContext, documentContext } = build.entry.module as unknown as WebEntry
  serveRouteManifest(app, { build, answers: options.answers, render: desktop })
  serveRouteManifest(app, { build, answers: options.answers, render: phone, root: phoneRoot })

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith(`${pathPrefix}/`)) return reply.callNotFound()
    const move = moveOf(request.url, request.headers)
    if (move) return send(move, reply)
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
      const path = withoutTracking(pathOf(url))
      const render = isOnPhoneSite(path) ? phone : desktop
      const response = await render(new Request(siteUrl + path), context)
      const rendered = await documentOf(response, document, options.mapTilesUrl, siteUrl)
      return { ...rendered, transient: failed }
    }
  }
}

function send({ to, choice }: Move, reply: FastifyReply) {
  if (choice) reply.header('set-cookie', siteCookie(choice, reply.request.protocol === 'https'))
  return reply.header('cache-control', 'no-cache').header('vary', `Cookie, ${varyByDevice}`).redirect(to, 302)
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
    'permissions-policy': permissionsPolicy({ mayUseCamera: false }),
    vary: `Accept-Encoding, Accept-Language, Cookie, ${varyByDevice}`,
  }
  for (const name of ['content-type', 'location']) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  headers['content-security-policy'] = contentSecurityPolicy({ scripts, mapTilesUrl, siteUrl })
  return { status: response.status, headers, text }
}
