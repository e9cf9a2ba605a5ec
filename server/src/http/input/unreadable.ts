import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Language } from '@portal/contract/language'
import type { FastifyInstance } from 'fastify'
import { errorEnvelope, PortalError } from '../errors.ts'
import { callLanguage } from '../language.ts'

/** How long the remaining input of a refused client is read. */
const lingerMs = 2_000

interface Unreadable {
  status: number
  code: 'too_large' | 'too_slow' | 'malformed_request'
}

const refusals: Record<string, Unreadable> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow' },
}

/**
 * Answers bytes that are not a valid HTTP request, such as oversized headers, with the portal's envelope, in English since there
 * is no language header. Reads and drops the remaining input for a moment: closing at once would reset the
 * connection, and the client would not see the answer.
 */
export function refuseUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  // The parser reports every later chunk of a refused request too.
  if (socket.writableEnded || socket.destroyed) return
  const refusal = refusals[error.code ?? ''] ?? { status: 400, code: 'malformed_request' }
  this.log.debug({ reason: error.code, status: refusal.status }, 'a request could not be read')
  endWith(socket, refusal, 'en')
}

/** Answers a request whose body arrived too late, and closes its connection. */
export function refuseSlow({ socket, headers }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || socket.writableEnded) socket.destroy()
  else endWith(socket, { status: 408, code: 'too_slow' }, callLanguage(headers))
}

function endWith(socket: Socket, refusal: Unreadable, language: Language) {
  socket.end(answerTo(refusal, language))
  const linger = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(linger))
}

function answerTo({ status, code }: Unreadable, language: Language): string {
  const body = JSON.stringify(errorEnvelope(new PortalError(code), language))
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
