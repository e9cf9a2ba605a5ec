import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { outdatedHeader } from '@portal/contract/envelope'
import { withoutConstantHeaders } from '../guards/proxy.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type HeaderList = string[]

/** A public answer, ready to send to everyone who requests the same thing. */
export interface Answer {
  status: number
  etag: string
  headers: CachedHeaders
  plain: Variant
  br?: Variant
  gzip?: Variant
  /** By `performance.now()`. */
  madeAt: number
  /** Whether it stays valid until content changes, so that it may be cached. */
  cacheable: boolean
  /** The smallest bodies exist or are being made. */
  recompressed: boolean
}

interface Variant extends Heads {
  /** Absent when there is a compressed body: it takes five times the memory, and few clients request it. */
  body?: Buffer
  /** For a reverse proxy that sets the constant headers itself. */
  forProxy: Heads
}

/** The headers of a full answer, and of a 304. */
interface Heads {
  headers: HeaderList
  unchanged: HeaderList
}

/** Cached response headers: all except those specific to one body or one moment. */
export type CachedHeaders = Record<string, string>

// The fastest level that still fits a page into about ten packets; later requests get the smallest body.
const firstQuality = 1
/** Minimum age in ms before the smallest bodies are made: while content keeps changing they would come too late. */
const calmAfter = 700

/** Tells nginx the second at whose end a cached answer expires; without the header, or with 0, nginx does not cache. */
const shareHeader = 'x-accel-expires'

// Below this size, a packet or two carries the body uncompressed, and compression costs more than it saves.
const worthCompressing = 4096

/** A body with the headers that belong to it. */
export interface Body {
  status: number
  headers: CachedHeaders
  text: string
  cacheable: boolean
}

/** Makes an answer from a rendered body, compressed quickly and off the main thread. */
export async function createAnswer({ status, headers, text, cacheable }: Body): Promise<Answer> {
  const body = Buffer.from(text)
  const etag = createHash('sha256')
    .update(headers[outdatedHeader] ?? '')
    .update(body)
    .digest('base64url')
    .slice(0, 22)
  const plain = variant(body, headers, etag)
  const answer: Answer = { status, etag, headers, plain, madeAt: performance.now(), cacheable, recompressed: false }
  if (body.length < worthCompressing) return answer
  answer.br = variant(await compress(body, firstQuality), headers, etag, 'br')
  delete plain.body
  return answer
}

/** Approximate memory of an answer, in bytes. */
export function answerBytes(answer: Answer): number {
  return [answer.plain, answer.br, answer.gzip].reduce((sum, v) => sum + (v ? (v.body?.length ?? 0) + 2000 : 0), 0)
}

/** The text of an answer's body. */
export function textOf(answer: Answer): string {
  return bodyOf(answer, answer.plain).toString()
}

/**
 * Sends an answer: 304 if the client has it already, otherwise in the best encoding the client accepts. A cache in front may keep
 * it for a moment, unless it is `stale`. With `toProxy`, the headers that the front sets are left out.
 */
export function sendAnswer(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  { stale, toProxy }: { stale: boolean; toProxy: boolean },
): void {
  // The smallest bodies are expensive to make, so they are made for answers requested again.
  if (!answer.recompressed && performance.now() - answer.madeAt > calmAfter) void recompress(answer)
  // Connections stay open by default, so the header is redundant.
  if (response.shouldKeepAlive) response.removeHeader('connection')
  const chosen = choose(answer, request.headers['accept-encoding'])
  const heads = toProxy ? chosen.forProxy : chosen
  response.sendDate = !toProxy
  const known = request.headers['if-none-match']
  if (known?.includes(answer.etag) && answer.status === 200) {
    response.writeHead(304, shared(heads.unchanged, stale))
    response.end()
    return
  }
  response.writeHead(answer.status, shared(heads.headers, stale))
  response.end(request.method === 'HEAD' ? undefined : bodyOf(answer, chosen))
}

/** Replaces an answer's compressed bodies with the smallest ones, once, off the main thread. */
async function recompress(answer: Answer): Promise<void> {
  answer.recompressed = true
  const body = bodyOf(answer, answer.plain)
  const [best, zipped] = await Promise.all([compress(body, 11), zip(body, { level: 9 })])
  answer.br = variant(best, answer.headers, answer.etag, 'br')
  answer.gzip = variant(zipped, answer.headers, answer.etag, 'gzip')
}

function choose(answer: Answer, accepted: string | undefined): Variant {
  if (accepted === undefined) return answer.plain
  if (answer.br && /\bbr\b(?!\s*;\s*q=0(\.0*)?(?:,|$))/.test(accepted)) return answer.br
  if (answer.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?(?:,|$))/.test(accepted)) return answer.gzip
  return answer.plain
}

function bodyOf({ br }: Answer, { body }: Variant): Buffer {
  return body ?? brotliDecompressSync(br?.body ?? Buffer.alloc(0))
}

function variant(body: Buffer, kept: CachedHeaders, tag: string, encoding?: string): Variant {
  const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`
  const { 'content-type': type, ...others } = kept
  const unchanged = Object.entries({ [shareHeader]: '0', ...others, etag }).flat()
  const headers = [
    ...unchanged,
    'content-type',
    type ?? 'application/octet-stream',
    'content-length',
    String(body.length),
  ]
  if (encoding) headers.push('content-encoding', encoding)
  return {
    body,
    headers,
    unchanged,
    forProxy: { headers: withoutConstantHeaders(headers), unchanged: withoutConstantHeaders(unchanged) },
  }
}

/**
 * Sets the current value of `shareHeader`, the first of the list. Changes the list in place, since a copy per request would cost
 * more.
 */
function shared(headers: HeaderList, stale: boolean): HeaderList {
  headers[1] = stale ? '0' : `@${Math.floor(Date.now() / 1000)}`
  return headers
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotli(body, { params })
}
