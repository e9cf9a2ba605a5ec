import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveFiles from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import { hour } from '@portal/contract/durations'
import { pathPrefix } from '@portal/contract/endpoint'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { callerOfSession, identify } from './accounts/login/sessions.ts'
import { noteRead } from './audit/audited.ts'
import { noteRefusal } from './audit/refusals.ts'
import { selectContactInfo } from './company/queries.ts'
import type { Config } from './config.ts'
import { servePreviews } from './content/preview-pages.ts'
import type { ContentListener } from './db/changes.ts'
import { isOutage } from './db/outage.ts'
import { disposals, domains, errorCodes, isContentTable, managedKinds, routes } from './domains.ts'
import { exists } from './files/folders.ts'
import { fetchMedia } from './files/media.ts'
import type { FileStore } from './files/store.ts'
import { ContentCache } from './http/answers/content-cache.ts'
import { ContentEcho } from './http/answers/content-echo.ts'
import { PublicAnswers } from './http/answers/public-answers.ts'
import { serveApi, unknownCall } from './http/api.ts'
import { createDispatch } from './http/dispatch.ts'
import { drain } from './http/draining.ts'
import { asRefusal, errorEnvelope, PortalError } from './http/errors.ts'
import { networkOf } from './http/guards/network.ts'
import { isAtStaffHost, keepHostsApart } from './http/guards/staff-host.ts'
import { Throttles } from './http/guards/throttles.ts'
import { DatabaseHealth } from './http/health.ts'
import { limitBody } from './http/input/body-limit.ts'
import { acceptForms } from './http/input/form.ts'
import { acceptJson } from './http/input/json-body.ts'
import { Signatures } from './http/input/signed-form.ts'
import { refuseSlow, refuseUnreadable } from './http/input/unreadable.ts'
import { callLanguage } from './http/language.ts'
import { LiveRecords } from './http/live.ts'
import { serveConsole } from './http/pages/console.ts'
import { serveDocs } from './http/pages/docs-page.ts'
import { openPages, servePages } from './http/pages/pages.ts'
import { keepRelease } from './http/pages/releases.ts'
import { serveServiceWorker } from './http/pages/service-worker.ts'
import { serveSiteFiles } from './http/pages/site-files.ts'
import { serveWellKnown } from './http/pages/well-known.ts'
import { serveOutbox } from './messages/outbox-page.ts'
import { MissingKeyError } from './secrets/keyring.ts'
import type { Services } from './services.ts'

const clientBuild = fileURLToPath(new URL('../../web/build/client', import.meta.url))
const consoleBuild = fileURLToPath(new URL('../../console/build', import.meta.url))
const workerFile = fileURLToPath(new URL('../../web/build/worker/sw.js', import.meta.url))
const maxBodyBytes = 100 * 1024
/** How long a client may take for its headers, and how often that is checked. Bodies have limits of their own (`limitBody`). */
const requestTimeouts = { headersTimeout: 15_000, requestTimeout: 0, connectionsCheckingInterval: 5_000 }
const retryAfterSeconds = 5
/** `Retry-After`, in seconds, of a process whose event loop is overloaded. */
export const overloadedForSeconds = 10
const yearInSeconds = 31_536_000
const maxDataBytes = 16 * 1024 * 1024

export interface Portal {
  app: FastifyInstance
  /** Receives changes of public content by table (without a name: any table), and whether changes can be heard at all. */
  content: ContentListener & { changed(table?: string): void }
}

export interface PortalDependencies extends Pick<Services, 'db' | 'keys' | 'files' | 'messages'> {
  config: Config
  /** The web's server build; without it the portal serves the API only. */
  web: ServerBuild | undefined
  log: FastifyBaseLogger
}

/** Builds the whole portal on a database, ready to listen or to be called in process. */
export async function buildApp({ config, web, log, ...given }: PortalDependencies): Promise<Portal> {
  const { db, keys } = given
  const throttles = new Throttles(db, keys, { ofStrangers: config.rateLimit > 0, log })
  const content = new ContentCache({ bytes: maxDataBytes, sizeOf: (value) => JSON.stringify(value).length * 2 })
  const live = new LiveRecords()
  const health = new DatabaseHealth(() => sql`select 1 as ready`.execute(db))
  const echo = new ContentEcho((payload) => sql`select pg_notify('content', ${payload})`.execute(db))
  const accountCleanups = domains.flatMap(({ cleanUpAccount }) => cleanUpAccount ?? [])
  const siteUrl = () => config.siteUrl ?? `http://localhost:${listeningPort(app) ?? config.port}`
  const staffUrl = () => config.staffUrl ?? siteUrl()
  const { maxFilmBytes } = config
  const services = { ...given, throttles, content, live, siteUrl, staffUrl, maxFilmBytes, accountCleanups, disposals }
  const known = (token: string) => identify(db, token)
  const answers = new PublicAnswers({ ...config, health, catchUp: () => echo.catchUp() })
  const dispatch = createDispatch(routes, {
    services,
    identify: known,
    health,
    refused: (caller, { method, path }) => noteRefusal({ ...services, caller }, 'call', `${method} ${path}`),
    noteRead: (caller, { action, subject, details }) => noteRead({ db, keys, caller }, action, subject, details),
  })
  const app = createApp(config, answers, log)

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    frameguard: { action: 'deny' },
    // Only Flash, Internet Explorer and old browsers read these headers; none of them can open the portal.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    // Of this host alone: an agency may have others below it that speak plain http.
    strictTransportSecurity: config.siteUrl?.startsWith('https:')
      ? { maxAge: yearInSeconds, includeSubDomains: false }
      : false,
  })
  await app.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: overloadedForSeconds })
  const limit = config.rateLimit > 0 ? await limitRequests(app, config.rateLimit) : async () => {}
  await acceptForms(app)
  answerRefusals(app, limit, async (token) => (await known(token)) !== null)
  keepHostsApart(app, config.staffUrl)
  serveHealth(app, health)
  app.addHook('preClose', async () => {
    live.close()
    // Browsers send again what they sent on a connection that was just being closed; a proxy does not.
    if (config.trustProxy) await drain(app.server)
  })
  if (config.development) serveOutbox(app, services)
  serveSiteFiles(app, { db, siteUrl, answers, pages: domains.flatMap(({ pages }) => pages ?? []) })
  serveWellKnown(app, { siteUrl, contact: async () => (await selectContactInfo(db, 'en'))?.email || undefined })
  serveDocs(app, { endpoints: routes.map((route) => route.endpoint), errorCodes }, siteUrl)
  const signatures = new Signatures({ secret: config.sms?.authToken, siteUrl, countRefusal: limit })
  serveApi(app, routes, dispatch, { answers, signatures })
  await serveStatic(app, services.files, limit)
  if (web) await serveClient(app, config)
  if (web)
    await serveConsole(app, {
      build: consoleBuild,
      releases: releasesIn(config, 'console'),
      siteUrl: staffUrl,
      forever,
    })
  if (web) await serveServiceWorker(app, { file: workerFile, enabled: config.serviceWorker })
  if (web) {
    const pages = openPages({ build: web, siteUrl, mapTilesUrl: config.mapTilesUrl, log: app.log })
    const callerOf = (sessionId: string) => callerOfSession(db, sessionId)
    servePreviews(app, { render: pages.render, routes, kinds: managedKinds, services, callerOf })
    servePages(app, pages, { dispatch, answers })
  }

  return {
    app,
    content: {
      changed(payload = '') {
        if (echo.consume(payload)) return
        const table = isContentTable(payload) ? payload : undefined
        for (const cache of [content, answers.cache]) cache.forget(table)
      },
      lost: () => {
        for (const one of [content, answers.cache, health]) one.lost()
      },
      restored: () => {
        for (const one of [content, answers.cache, health]) one.restored()
        live.missed()
      },
      workChanged: (payload) => live.heard(payload),
    },
  }
}

function createApp(config: Config, answers: PublicAnswers, log: FastifyBaseLogger): FastifyInstance {
  // Cached answers bypass Fastify, which closes connections on shutdown; a busy one would delay the stop.
  let isClosing = false
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts the one proxy in front: what it reports itself, not what it forwards.
    trustProxy: config.trustProxy && ((_: string, hop: number) => hop === 0),
    bodyLimit: maxBodyBytes,
    // Calls that still arrive on an open connection are answered, and it is closed: nginx would pass a 503 on to the visitor.
    return503OnClosing: false,
    requestTimeout: requestTimeouts.requestTimeout,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    serverFactory: (handle, options) =>
      createServer({ ...options, ...requestTimeouts, maxHeaderSize: 16_384 }, (request, response) => {
        if (isClosing) response.shouldKeepAlive = false
        limitBody(request, () => refuseSlow(request, response))
        if (isAtStaffHost(request, config.staffUrl) || !answers.serve(request, response)) handle(request, response)
      }),
    frameworkErrors: (error, request, reply) => refuse(error, request.headers, reply),
    clientErrorHandler: refuseUnreadable,
  })
  acceptJson(app)
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  return app
}

/** Counts a request that no route counts. @throws PortalError too_many_requests */
type RequestLimit = (request: FastifyRequest) => Promise<void>

async function limitRequests(app: FastifyInstance, perMinute: number): Promise<RequestLimit> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => /^\/((assets|media|staff\/assets)\/|(healthz|readyz)(\?|$))/.test(request.url),
    errorResponseBuilder: () => new PortalError('too_many_requests'),
  })
  const count = app.createRateLimit({ allowList: [] })
  // A request for a missing file gets here twice: before the bucket is asked, and in the not-found handler.
  const seen = new WeakSet<FastifyRequest>()
  return async (request) => {
    if (seen.has(request)) return
    seen.add(request)
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new PortalError('too_many_requests')
  }
}

function answerRefusals(app: FastifyInstance, limit: RequestLimit, isKnown: (token: string) => Promise<boolean>) {
  app.setErrorHandler((error: Error & { code?: string }, request, reply) => refuse(error, request.headers, reply))
  // With a token it queries the database, like any existing call, so it counts towards the request limit.
  app.setNotFoundHandler({ preHandler: limit }, async (request, reply) => {
    const inApi = request.url.startsWith(`${pathPrefix}/`)
    const known = request.method !== 'GET' && !inApi
    const error = inApi
      ? await unknownCall(routes, request, isKnown)
      : new PortalError(known ? 'method_not_allowed' : 'not_found')
    return refuse(error, request.headers, reply)
  })
}

function refuse(error: Error & { code?: string }, headers: Parameters<typeof callLanguage>[0], reply: FastifyReply) {
  const refusal = asRefusal(error)
  if (refusal.code === 'server_error') reply.log.error({ err: error }, 'a request failed')
  else if (!(error instanceof PortalError) && isOutage(error))
    reply.log.warn({ code: error.code, reason: error.message }, 'the database cannot be reached')
  if (error instanceof MissingKeyError)
    reply.log.error({ key: error.keyId }, 'private data is sealed with a key that this process does not have')
  const retryAfter = refusal.retryAfter ?? (refusal.code === 'unavailable' ? retryAfterSeconds : undefined)
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  return reply
    .code(refusal.meaning.status)
    .header('cache-control', 'no-store')
    .send(errorEnvelope(refusal, callLanguage(headers)))
}

function serveHealth(app: FastifyInstance, health: DatabaseHealth) {
  app.addHook('onClose', async () => health.stop())
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    if (!(await health.answers())) throw new PortalError('unavailable')
    return { status: 'ready' }
  })
}

/** How files with a hash of their content in their name are sent. */
const forever = { immutable: true, maxAge: yearInSeconds * 1000, index: false } as const

async function serveStatic(app: FastifyInstance, files: FileStore, limit: RequestLimit) {
  await app.register(async (media) => {
    media.addHook('onRequest', (request) => fetchMissingMedia(files, request, limit))
    await media.register(serveFiles, { root: files.mediaDir, prefix: '/media/', ...forever })
  })
}

/** Serves the files of the public pages. */
async function serveClient(app: FastifyInstance, config: Config) {
  const root = await keepRelease(join(clientBuild, 'assets'), releasesIn(config, 'web'))
  const assets = { root, prefix: '/assets/', preCompressed: true, decorateReply: false }
  await app.register(serveFiles, { ...assets, ...forever })
  await app.register(serveFiles, {
    root: clientBuild,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    index: false,
    maxAge: hour,
  })
}

/** Where the files of this and earlier releases are kept (BUG-6). */
function releasesIn({ dataDir }: Config, build: 'web' | 'console'): string {
  return join(dataDir, 'releases', build)
}

/** Fetches what only the bucket has, or makes a width added later. Requests for names never stored count towards the limit. */
async function fetchMissingMedia(files: FileStore, request: FastifyRequest, limit: RequestLimit) {
  const name = (request.url.split('?')[0] ?? '').slice('/media/'.length)
  if (await exists(join(files.mediaDir, name))) return
  await limit(request)
  await fetchMedia(files, name)
}

function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
