import { createServer, type ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Endpoint, httpCall } from '@portal/contract/endpoint'
import { languageForLocale } from '@portal/contract/language'
import { createReadableStreamFromReadable } from '@react-router/node'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'

/**
 * React Router's own server for the portal's web build: its default document renderer, and gzip at zlib's default level, like the
 * `compression` middleware of `react-router-serve`, without the overhead of Express. Loaders get constants, fetched once from
 * `PORTAL`, so that only rendering is compared. Listens on `PORT`.
 */
const portal = process.env.PORTAL ?? ''
const webBuild = '../../web/build/server/index.js'
const build = (await import(webBuild)) as ServerBuild
const { apiContext, siteContext } = build.entry.module as unknown as Record<string, RouterContext<unknown>>
const handle = createRequestHandler(
  { ...build, entry: { module: { ...build.entry.module, default: renderDocument } } },
  'production',
)

createServer((request, response) => {
  const language = languageForLocale(request.headers['accept-language']?.split(',')[0])
  answer(
    new Request(`${portal}${request.url}`, { headers: { 'accept-language': language } }),
    language,
    response,
  ).catch((error) => {
    console.error(error)
    response.destroy()
  })
}).listen(Number(process.env.PORT), '127.0.0.1')

async function answer(request: Request, language: string, response: ServerResponse) {
  const context = new RouterContextProvider()
  if (apiContext) context.set(apiContext, constantApi(language))
  if (siteContext) context.set(siteContext, { language, siteUrl: portal, mapTilesUrl: '' })
  const { status, headers, body } = await handle(request, context)
  response.writeHead(status, {
    ...Object.fromEntries(headers),
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  })
  await pipeline(body ? Readable.fromWeb(body as never) : Readable.from([]), createGzip(), response)
}

const constants = new Map<string, Promise<unknown>>()

function constantApi(language: string) {
  return (endpoint: Endpoint, input: never): Promise<unknown> => {
    const { url } = httpCall(endpoint, input)
    const key = `${language} ${url}`
    const known = constants.get(key)
    if (known) return known
    const asked = fetch(portal + url, { headers: { 'accept-language': language } })
      .then((r) => r.json())
      .then(({ data }: { data: unknown }) => data)
    constants.set(key, asked)
    return asked
  }
}

/** The framework's default entry.server, for clients other than bots. */
function renderDocument(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}
