import type { IncomingMessage } from 'node:http'

/**
 * Headers that are the same on every answer. A caching front that sends `x-front-sets` sets these and the date itself, and gets
 * cacheable answers without them: nginx parses every header of a cached answer on every request (deploy/nginx.conf).
 */
const constant: ReadonlySet<string> = new Set([
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
])

/** Whether the front sets the constant headers. Only a trusted proxy may request that. */
export function proxySetsHeaders({ headers }: IncomingMessage, { trustProxy }: { trustProxy: boolean }): boolean {
  return trustProxy && headers['x-front-sets'] === 'constant'
}

/** Removes the headers that the front sets from a list of names and values. */
export function withoutConstantHeaders(headers: readonly string[]): string[] {
  return headers.filter((_, i) => !constant.has(headers[i - (i % 2)] ?? ''))
}
