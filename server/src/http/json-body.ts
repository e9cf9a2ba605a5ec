import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PortalError } from './errors.ts'

/**
 * Takes JSON bodies, and empty ones of any content type as no payload: clients name a type by habit, also for calls without a
 * payload such as the logout of spec section 7. A body of another type is refused with `unsupported_media_type`, unread.
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
