import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathPrefix } from '@portal/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '../../db/outage.ts'
import { isUnavailable, PortalError } from '../errors.ts'
import { changedJustNow } from '../guards/change-cookie.ts'
import { proxySetsHeaders } from '../guards/proxy.ts'
import type { DatabaseHealth } from '../health.ts'
import { callLanguage, documentLanguage } from '../language.ts'
import { moveOf } from '../phone-site.ts'
import { withoutTracking } from '../shared-address.ts'
import { type Answer, answerBytes, type CachedHeaders, createAnswer, sendAnswer, textOf } from './answer.ts'
import { ContentCache, type Make } from './content-cache.ts'
import { markOutdated } from './outdated.ts'
import type { Sources } from './sources.ts'

/** An address that is unambiguously a call or a page by its first segment. */
const plain = /^\/[^/%?#]*(?:[/?#]|$)/
const maxBytes = 12 * 1024 * 1024
/** How long a stale answer is served, in ms from the moment the change was heard. */
const staleFor = 800
/** Minimum ms between two renewals of an answer, however often content changes; leaves time for rendering. */
const renewEvery = 450

/** A rendered body with its headers. `transient` ones are sent once and not cached. */
export interface Rendered {
  status: number
  headers: CachedHeaders
  text: string
  transient?: boolean
}

/** Renders an answer and records its sources. Kept with the cached answer, so it must not hold a reference to the request. */
export type Render = (sources: Sources) => Promise<Rendered>

interface Sent extends Answer {
  make: Make<Sent>
  /** The same answer marked as outdated, made when first needed. */
  outdated?: Answer
}

interface ServedAnswer {
  answer: Answer
  /** May be out of date, so that no cache in front may keep it. */
  stale: boolean
}

interface Dependencies {
  trustProxy: boolean
  health: Pick<DatabaseHealth, 'away' | 'failed' | 'untilAway' | 'wasInDate'>
  /** Waits until every change committed so far has been heard. */
  catchUp(): Promise<void>
}

/**
 * Cache of the answers that are the same for everyone: documents and public lists, ready to send (docs/decisions/0032). Stale
 * answers are served briefly while they are rendered again, and as long as the database is down. `serve` runs before the framework,
 * so that cached answers cost next to nothing.
 */
export class PublicAnswers {
  readonly cache = new ContentCache<Sent>({
    bytes: maxBytes,
    sizeOf: answerBytes,
    isCacheable: ({ cacheable }) => cacheable,
  })
  readonly #trustProxy: boolean
  readonly #health: Dependencies['health']
  readonly #catchUp: Dependencies['catchUp']

  constructor({ health, catchUp, trustProxy }: Dependencies) {
    this.#trustProxy = trustProxy
    this.#health = health
    this.#catchUp = catchUp
  }

  /** Sends the cached answer; false if there is none that can be sent at once. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (moveOf(request.url ?? '/', request.headers)) return false
    const given = this.#given(request)
    if (given) this.#send(given, request, response)
    return given !== undefined
  }

  /** Sends the cached answer or the one that `render` makes, which is cached if it is a plain success. */
  async answer(request: FastifyRequest, reply: FastifyReply, render: Render): Promise<void> {
    const own = ownHeaders(reply)
    const make: Make<Sent> = async (sources) => {
      const { status, headers, text, transient } = await render(sources)
      const cacheable = status === 200 && !transient && !sources.outdated
      const rendered = { status, headers: { ...own, ...headers }, text, cacheable }
      return { ...(await createAnswer(sources.outdated ? markOutdated(rendered) : rendered)), make }
    }
    const given = this.#given(request.raw) ?? (await this.#find(request.raw, make))
    reply.hijack()
    this.#send(given, request.raw, reply.raw)
  }

  #send({ answer, stale }: ServedAnswer, request: IncomingMessage, response: ServerResponse) {
    sendAnswer(answer, request, response, {
      stale,
      toProxy: proxySetsHeaders(request, { trustProxy: this.#trustProxy }),
    })
  }

  /** The cached answer that can be sent at once. A stale one is renewed in the background. */
  #given(request: IncomingMessage): ServedAnswer | undefined {
    const key = keyOf(request)
    const kept = this.cache.get(key)
    if (!kept || changedJustNow(request.headers)) return undefined
    const { value, startedAt, staleSince } = kept
    if (staleSince === undefined) return { answer: value, stale: false }
    if (this.#health.away)
      return value.outdated && this.#health.wasInDate(kept) ? { answer: value.outdated, stale: true } : undefined
    const now = performance.now()
    if (now - staleSince >= staleFor) return undefined
    if (now - startedAt >= renewEvery) this.cache.renew(key, value.make, staleFor).catch(() => {})
    return { answer: value, stale: true }
  }

  /** A fresh answer; while the database is down, or as soon as it is found to be, the last one, marked as outdated. */
  async #find(request: IncomingMessage, make: Make<Sent>): Promise<ServedAnswer> {
    const key = keyOf(request)
    const last = () => {
      const kept = this.cache.get(key)
      return kept && this.#health.wasInDate(kept) ? kept : undefined
    }
    const before = last()
    if (before?.staleSince !== undefined && this.#health.away) return outdated(before.value)
    try {
      const making = this.#keep(key, make, changedJustNow(request.headers))
      const made = await this.#health.untilAway(making)
      const instead = !made || made.sources.outdated ? last() : undefined
      if (instead) return await outdated(instead.value)
      const { value, sources, staleSince } = made ?? (await making)
      if (!sources.outdated && value.status !== 200) this.cache.drop(key)
      return { answer: value, stale: staleSince !== undefined || !value.cacheable }
    } catch (error) {
      const isAway = isOutage(error) || isUnavailable(error)
      if (isAway) this.#health.failed()
      else this.cache.drop(key)
      const instead = isAway ? last() : undefined
      if (instead) return outdated(instead.value)
      throw isAway ? new PortalError('unavailable') : error
    }
  }

  /** For a reader who has just changed something, waits until all changes so far are heard, and then makes a new answer. */
  async #keep(key: string, make: Make<Sent>, hasChanged: boolean) {
    if (hasChanged && !this.#health.away) await this.#catchUp()
    return this.cache.keep(key, make, hasChanged ? 0 : staleFor)
  }
}

async function outdated(last: Sent): Promise<ServedAnswer> {
  last.outdated ??= await createAnswer(markOutdated({ ...last, text: textOf(last), lasting: false }))
  return { answer: last.outdated, stale: true }
}

function keyOf(request: IncomingMessage): string {
  const url = request.url ?? '/'
  // An absolute or encoded address may lead to a call or to a document.
  if (!plain.test(url)) return `${callLanguage(request.headers)} ${documentLanguage(url, request.headers)} ${url}`
  if (url.startsWith(`${pathPrefix}/`)) return `${callLanguage(request.headers)} ${url}`
  return `${documentLanguage(url, request.headers)} ${withoutTracking(url)}`
}

/** Headers already set by hooks (security), which belong on every answer. */
function ownHeaders(reply: FastifyReply): CachedHeaders {
  const headers: CachedHeaders = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !name.startsWith('x-ratelimit')) headers[name.toLowerCase()] = String(value)
  }
  return headers
}
