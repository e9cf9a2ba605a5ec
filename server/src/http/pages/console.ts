import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { permissionsPolicy } from './permissions-policy.ts'
import { keepRelease } from './releases.ts'

interface ConsoleOptions {
  /** The console's build (`console/build`). */
  build: string
  /** Folder with the files of this and earlier releases. */
  releases: string
  siteUrl(): string
  /** Headers of files with a hash in their name. */
  forever: object
}

const nonceMark = /CSP-NONCE/g

/**
 * Serves the staff's web app: every path below `/staff` is its one page, except its files (docs/decisions/0079). The page is never
 * cached and never indexed. Its style elements carry a nonce of their own, because the component library creates some.
 */
export async function serveConsole(app: FastifyInstance, { build, releases, siteUrl, forever }: ConsoleOptions) {
  const built = await readFile(join(build, 'index.html'), 'utf8')
  // HTML requires the attribute. The nonce is not repeated in it: unlike `nonce`, it would be readable by style sheets.
  const page = built.replace('<meta property="csp-nonce"', '$& content=""')
  const root = await keepRelease(join(build, 'assets'), releases)
  const files = { root, prefix: '/staff/assets/', preCompressed: true, decorateReply: false }
  await app.register(serveFiles, { ...files, ...forever })
  for (const path of ['/staff', '/staff/*']) {
    app.get(path, async (_, reply) => {
      const nonce = randomBytes(16).toString('base64url')
      const policy = contentSecurityPolicy({
        scripts: [],
        mapTilesUrl: undefined,
        siteUrl: siteUrl(),
        styles: nonce,
        frames: true,
      })
      return reply.headers({ ...headers, 'content-security-policy': policy }).send(page.replace(nonceMark, nonce))
    })
  }
}

const headers = {
  'permissions-policy': permissionsPolicy({ mayUseCamera: true }),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}
