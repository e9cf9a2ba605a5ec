import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from './content-security-policy.ts'

interface ConsoleOptions {
  /** The console's build (`console/build`). */
  build: string
  siteUrl(): string
  /** How files with a hash in their name are sent. */
  forever: object
}

const nonceMark = /CSP-NONCE/g

/**
 * Serves the staff's web app: every path below `/staff` is its one page, except its files (docs/decisions/0079). The page is never
 * kept and never listed. Its style elements carry a nonce of their own, because the components of the library make some.
 */
export async function serveConsole(app: FastifyInstance, { build, siteUrl, forever }: ConsoleOptions) {
  const page = await readFile(join(build, 'index.html'), 'utf8')
  const files = { root: join(build, 'assets'), prefix: '/staff/assets/', preCompressed: true, decorateReply: false }
  await app.register(serveFiles, { ...files, ...forever })
  for (const path of ['/staff', '/staff/*']) {
    app.get(path, async (_, reply) => {
      const nonce = randomBytes(16).toString('base64url')
      const policy = contentSecurityPolicy({ scripts: [], mapTilesUrl: undefined, siteUrl: siteUrl(), styles: nonce })
      return reply.headers({ ...headers, 'content-security-policy': policy }).send(page.replace(nonceMark, nonce))
    })
  }
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}
