import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { requestHeaders } from './load.ts'

/** An answer as sent, with the body still encoded. */
export interface SentAnswer {
  headers: Record<string, string>
  body: Buffer
}

const pauseBetween = 300
// Enough repeats to outlast the age that an answer must reach before the portal makes its smallest bodies.
const sameSizes = 8

/**
 * Requests a page as the load does until the size of the body is stable: the portal sends a quick compression at first and prepares
 * the best one meanwhile.
 */
export async function settledAnswer(url: string, headers: Record<string, string> = {}): Promise<SentAnswer> {
  let answer = await ask(url, headers)
  for (let same = 1; same < sameSizes; ) {
    await pause(pauseBetween)
    const next = await ask(url, headers)
    same = next.body.length === answer.body.length ? same + 1 : 1
    answer = next
  }
  return answer
}

/** Sends one request; `headers` override those of the load. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<SentAnswer> {
  const request = get(url, { headers: { ...requestHeaders, ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { headers: keptHeaders(response), body }
}

/** All headers except those that depend on the connection or the time. */
function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  const passing = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'etag']
  const kept = Object.entries(headers).filter(([name]) => !passing.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
