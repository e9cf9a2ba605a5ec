import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathPrefix } from '@portal/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerBytes, createAnswer, type KeptHeaders, sendAnswer } from './answer.ts'
import { ContentCache } from './content-cache.ts'
import { callLanguage, documentLanguage } from './language.ts'
import { withoutTracking } from './shared-address.ts'

/** An address that shows by its beginning where it leads. */
const plain = /^\/[^/%?#]*(?:[/?#]|$)/
const mostBytes = 12 * 1024 * 1024

/** A rendered body with the headers that belong to it. `transient` ones are sent once and not kept. */
export interface Rendered {
  status: number
  headers: KeptHeaders
  text: string
  transient?: boolean
}

type Sent = Answer & { transient?: boolean }

/**
 * The answers that are the same for everyone: documents and public lists, kept ready to send until content changes.
 * `serve` stands in front of the framework, so that a kept answer costs next to nothing.
 */
export class PublicAnswers {
  readonly cache = new ContentCache({ bytes: mostBytes, sizeOf: (value) => answerBytes(value as Answer) })

  /** Sends the kept answer to a request; false when there is none. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const answer = this.cache.get(keyOf(request)) as Answer | undefined
    if (!answer) return false
    sendAnswer(answer, request, response)
    return true
  }

  /** Sends what `render` makes, and keeps it when it is a plain success. */
  async answer(request: FastifyRequest, reply: FastifyReply, render: () => Promise<Rendered>): Promise<void> {
    const make = async (): Promise<Sent> => {
      const { status, headers, text, transient } = await render()
      const answer: Sent = await createAnswer(status, { ...ownHeaders(reply), ...headers }, text)
      answer.transient = transient || status !== 200
      return answer
    }
    const answer = await this.cache.keep(keyOf(request.raw), make, (made) => !made.transient)
    reply.hijack()
    sendAnswer(answer, request.raw, reply.raw)
  }
}

function keyOf(request: IncomingMessage): string {
  const url = request.url ?? '/'
  // Written in full or encoded it may lead to a call or to a document.
  if (!plain.test(url)) return `${callLanguage(request.headers)} ${documentLanguage(url, request.headers)} ${url}`
  if (url.startsWith(`${pathPrefix}/`)) return `${callLanguage(request.headers)} ${url}`
  return `${documentLanguage(url, request.headers)} ${withoutTracking(url)}`
}

/** Headers that hooks have set already (security), as they go with every answer. */
function ownHeaders(reply: FastifyReply): KeptHeaders {
  const headers: KeptHeaders = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !name.startsWith('x-ratelimit')) headers[name.toLowerCase()] = String(value)
  }
  return headers
}
