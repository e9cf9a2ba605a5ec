import { type Endpoint, pathPrefix, placeOf } from '@portal/contract/endpoint'
import { okCode } from '@portal/contract/envelope'
import type { Language } from '@portal/contract/language'
import { undoHeader } from '@portal/contract/undo'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicAnswers, Render } from './answers/public-answers.ts'
import { type Client, type Dispatch, isPublicRead, type Requester, type Route } from './dispatch.ts'
import { PortalError } from './errors.ts'
import { type FileBody, sendFile } from './file-body.ts'
import { setChangeCookie } from './guards/change-cookie.ts'
import { deviceCookie, deviceOf, deviceTokenOf } from './guards/device.ts'
import { readForm } from './input/form.ts'
import { acceptSignedForms, type Signatures } from './input/signed-form.ts'
import { callLanguage, fileLanguage } from './language.ts'
import { refuseInPage, tellInAppBrowsers } from './pages/file-page.ts'
import { previewCookie } from './preview-cookie.ts'
import type { Refusal } from './refusal.ts'

/**
 * Serves every endpoint on its HTTP path. Access is checked before the body is read, so that unauthorized clients cannot make the
 * portal buffer bodies.
 */
export function serveApi(
  app: FastifyInstance,
  routes: readonly Route[],
  dispatch: Dispatch,
  { answers, signatures }: { answers: PublicAnswers; signatures: Signatures },
) {
  const admitted = new WeakMap<FastifyRequest, (input: Record<string, never>) => Promise<unknown>>()
  const open = routes.filter(({ endpoint }) => !endpoint.signed)
  for (const { endpoint } of open) serve(app, endpoint)
  acceptSignedForms(app, (scope) => {
    for (const { endpoint } of routes) if (endpoint.signed) serve(scope, endpoint)
  })

  function serve(scope: FastifyInstance, endpoint: Endpoint) {
    scope.route({
      method: endpoint.method,
      url: pathPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes }),
      config: endpoint.signed ? { rateLimit: false } : {},
      preParsing: async (request, reply) => {
        if (endpoint.signed) await signatures.expect(request)
        admitted.set(request, await dispatch.admit(endpoint, requesterOf(endpoint, request, reply)))
      },
      ...(endpoint.download && { onRequest: tellInAppBrowsers, errorHandler: refuseInPage }),
      handler: async (request, reply) => {
        if (endpoint.signed) await signatures.check(request)
        const call = async () => admitted.get(request)?.(await inputOf(endpoint, request))
        if (endpoint.download) return sendFile(request, reply, endpoint.download, (await call()) as FileBody)
        if (isPublicRead(endpoint)) {
          const input = await inputOf(endpoint, request)
          return answers.answer(request, reply, reader(endpoint, input, callLanguage(request.headers)))
        }
        const data = await call()
        if (endpoint.changes === 'content') setChangeCookie(reply)
        return reply.header('cache-control', 'no-store').send({ code: okCode, message: 'ok', data })
      },
    })
  }

  /** The closure holds the input only, since it is kept with the cached answer. */
  function reader(endpoint: Endpoint, input: Record<string, never>, language: Language): Render {
    return async (sources) => {
      const data = await dispatch(endpoint, input, { language, sources })
      return { status: 200, headers: jsonHeaders, text: JSON.stringify({ code: okCode, message: 'ok', data }) }
    }
  }
}

function requesterOf({ download }: Endpoint, request: FastifyRequest, reply: FastifyReply): Requester {
  const language = download ? fileLanguage(request.url, request.headers) : callLanguage(request.headers)
  return { language, token: tokenOf(request), client: clientOf(request, reply) }
}

function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  return {
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    deviceToken: deviceTokenOf(request.headers),
    keepDeviceToken: (token) => reply.header('set-cookie', deviceCookie(token, request.protocol === 'https')),
    keepPreview: (ticket) => reply.header('set-cookie', previewCookie(ticket, request.protocol === 'https')),
    offerUndo: ({ id, messages }) => reply.header(undoHeader, `${id} ${messages}`),
  }
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Accept-Language',
}

/**
 * The error for an unknown path below /home: 401 for protected paths without a valid token, so that strangers do not learn which
 * exist.
 */
export async function unknownCall(
  routes: readonly Route[],
  request: FastifyRequest,
  isKnown: (token: string) => Promise<boolean>,
): Promise<Refusal> {
  const path = request.url.split('?')[0] ?? ''
  const token = tokenOf(request)
  if (closed.test(path) && !(token && (await isKnown(token)))) return new PortalError('unauthenticated')
  const known = routes.some(({ endpoint }) => pathPattern(endpoint).test(path))
  return new PortalError(known ? 'method_not_allowed' : 'not_found')
}

const closed = new RegExp(`^${pathPrefix}/(api|auth|staff)/`)

function pathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${pathPrefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

/** Collects an endpoint's inputs from path, query and body; ignores everything else that was sent. */
async function inputOf(endpoint: Endpoint, request: FastifyRequest): Promise<Record<string, never>> {
  const body = endpoint.upload ? await readForm(request, endpoint.upload, endpoint.access) : (request.body ?? {})
  if (typeof body !== 'object' || Array.isArray(body)) throw new PortalError('invalid_input')
  const places = { path: request.params, query: request.query, body } as Record<string, Record<string, unknown>>
  const input: Record<string, unknown> = {}
  for (const name of Object.keys(endpoint.input._zod.def.shape)) {
    const source = places[placeOf(endpoint, name)] ?? {}
    if (Object.hasOwn(source, name)) input[name] = source[name]
    else if (source === places.query) Object.assign(input, bracketed(name, source))
  }
  return input as Record<string, never>
}

/** A list that a client writes as `name[]=…` or `name[0]=…`. */
function bracketed(name: string, query: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(query).filter(
    (key) => key.startsWith(`${name}[`) && /^\[\d*\]$/.test(key.slice(name.length)),
  )
  return keys.length > 0 ? { [name]: keys.flatMap((key) => query[key]) } : {}
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header?.replace(/^Bearer /i, '') || undefined
}
