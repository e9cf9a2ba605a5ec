import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PortalError } from '../errors.ts'

/**
 * Accepts JSON bodies, and empty bodies of any content type as no payload: clients often send a content type even for calls without
 * a payload, such as the logout of spec section 7. Other bodies are refused with `unsupported_media_type`, unread.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  )
  app.addContentTypeParser('*', (request, _, done) =>
    isEmpty(request) || request.is404 ? done(null, undefined) : done(new PortalError('unsupported_media_type')),
  )
}

function isEmpty({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
}
