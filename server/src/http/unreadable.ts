import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { errorEnvelope, PortalError } from './errors.ts'

/** How long the remaining input of a refused client is read. */
const lingerMs = 2_000

interface Unreadable {
  status: number
  code: 'too_large' | 'malformed_request'
}

const refusals: Record<string, Unreadable> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'malformed_request' },
}

/**
 * Answers bytes that are not a valid HTTP request, such as oversized headers, with the portal's envelope, in English since there
 * are no headers to tell the language. Reads and drops the remaining input for a moment: closing at once would reset the
 * connection, and the client would not see the answer.
 */
export function refuseUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  // The parser reports every later chunk of a refused request too.
  if (socket.writableEnded || socket.destroyed) return
  const { status, code } = refusals[error.code ?? ''] ?? { status: 400, code: 'malformed_request' }
  this.log.debug({ reason: error.code, status }, 'a request could not be read')
  socket.end(answerTo(status, code))
  const linger = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(linger))
}

function answerTo(status: number, code: Unreadable['code']): string {
  const body = JSON.stringify(errorEnvelope(new PortalError(code), 'en'))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    '',
    body,
  ].join('\r\n')
}
