import { randomBytes } from 'node:crypto'
import { pathPrefix } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'
import { isOnPhoneSite, phoneRoot } from '@portal/contract/phone-site'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PublicAnswers, Render, Rendered } from '../answers/public-answers.ts'
import type { Sources } from '../answers/sources.ts'
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
  loaded?(): Promise<void>
}

export interface PageOptions {
  /** The web's server build (`web/build/server/index.js`). */
  build: ServerBuild
  siteUrl(): string
  mapTilesUrl: string | undefined
  log: FastifyBaseLogger
}

/** A page to be rendered. */
interface Page {
  /** Path and query. */
  url: string
  language: Language
  dispatch: Dispatch
  sources?: Sources
  /** Whether a page behind the login is rendered, too, as it renders before the browser has checked the session. */
  isOpen?: boolean
  /** Called when all data has been loaded, before anything is rendered. */
  loaded?(): Promise<void>
}

/** Renders a page of the site, for desktops or below `/h5/` for phones (docs/decisions/0075). */
export type RenderPage = (page: Page) => Promise<Rendered>

export interface Pages {
  render: RenderPage
  /** Serves what browsers ask for before they follow a link. */
  serveManifests(app: FastifyInstance, answers: PublicAnswers): void
}

/** Opens the web's server build. */
export function openPages({ build: built, siteUrl: currentUrl, mapTilesUrl, log }: PageOptions): Pages {
  const build = withoutImports(built)
  const guarded = handlersOf(build)
  const open = handlersOf(withoutGuards(build))
  const { apiContext, siteContext, documentContext } = build.entry.module as unknown as WebEntry

  return {
    serveManifests(app, answers) {
      serveRouteManifest(app, { build, answers, render: guarded.desktop })
      serveRouteManifest(app, { build, answers, render: guarded.phone, root: phoneRoot })
    },
    async render({ url, language, dispatch, sources, loaded, isOpen = false }) {
      const context = new RouterContextProvider()
      const siteUrl = currentUrl()
      let failed = false
      const document: RenderedDocument = { nonce: randomBytes(12).toString('base64url'), ...(loaded && { loaded }) }
      context.set(documentContext, document)
      context.set(siteContext, { language, siteUrl, mapTilesUrl: mapTilesUrl ?? '' })
      context.set(apiContext, async (...[endpoint, input]: Parameters<Dispatch>) => {
        try {
          return await dispatch(endpoint, input, { language, ...(sources && { sources }) })
        } catch (error) {
          failed = true
          if (!(error instanceof Refusal)) log.error({ err: error, call: endpoint.path }, 'a page lacks data')
          throw error
        }
      })
      const path = withoutTracking(pathOf(url))
      const isPhone = isOnPhoneSite(path)
      const site = isOpen ? open : guarded
      const render = isPhone ? site.phone : site.desktop
      const response = await render(new Request(siteUrl + path), context)
      return { ...(await documentOf(response, document, mapTilesUrl, siteUrl)), transient: failed }
    },
  }
}

/** Renders the pages of a build, on either site. */
function handlersOf(build: ServerBuild) {
  return {
    desktop: createRequestHandler(build, 'production'),
    phone: createRequestHandler({ ...build, basename: phoneRoot }, 'production'),
  }
}

/** The build without what lets a page wait for the browser's session. */
function withoutGuards(build: ServerBuild): ServerBuild {
  const routes = { ...build.routes }
  const inBrowser = { ...build.assets.routes }
  for (const [id, route] of Object.entries(build.routes)) {
    const known = inBrowser[id]
    if (!route?.module.clientLoader?.hydrate || route.module.loader || !known) continue
    const { clientLoader: _, HydrateFallback: __, ...module } = route.module
    routes[id] = { ...route, module }
    inBrowser[id] = { ...known, hasClientLoader: false }
  }
  return { ...build, routes, assets: { ...build.assets, routes: inBrowser } }
}

/**
 * Serves every document. Documents are the same for everyone: rendered once per path and language, and cached until content changes.
 */
export function servePages(
  app: FastifyInstance,
  pages: Pages,
  { dispatch, answers }: { dispatch: Dispatch; answers: PublicAnswers },
) {
  pages.serveManifests(app, answers)

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith(`${pathPrefix}/`)) return reply.callNotFound()
    const move = moveOf(request.url, request.headers)
    if (move) return send(move, reply)
    const language = documentLanguage(request.url, request.headers)
    await answers.answer(request, reply, renderer(request.url, language))
  })

  /** The closure holds the address and the language only, since it is kept with the cached document. */
  function renderer(url: string, language: Language): Render {
    return (sources) => pages.render({ url, language, dispatch, sources })
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
