import type { IncomingMessage } from 'node:http'

/**
 * Headers that are the same on every answer. A front that keeps answers, and says in `x-front-sets` that it sets these itself, gets
 * kept ones without them and without the date: nginx reads each header of what it keeps anew for every request (deploy/nginx.conf).
 */
const constant: ReadonlySet<string> = new Set([
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
])

/** Whether the front sets the headers that are the same on every answer. Only a trusted one may say so. */
export function frontSetsHeaders({ headers }: IncomingMessage, { trustProxy }: { trustProxy: boolean }): boolean {
  return trustProxy && headers['x-front-sets'] === 'constant'
}

/** A list of names and values without those that the front sets. */
export function withoutConstant(headers: readonly string[]): string[] {
  return headers.filter((_, i) => !constant.has(headers[i - (i % 2)] ?? ''))
}
