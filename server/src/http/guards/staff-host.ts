import type { IncomingMessage } from 'node:http'
import { pathPrefix } from '@portal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'

/** Paths of the console, its calls, its pictures, the site's files for previews, and the health checks. */
const consolePaths = new RegExp(`^(/media/|/assets/|(/staff|${pathPrefix}|/healthz|/readyz)(/|\\?|$))`)
const staffPaths = new RegExp(`^(/staff|${pathPrefix}/staff)(/|\\?|$)`)

/** Whether a request came to the console's own host. */
export function isAtStaffHost({ headers }: Pick<IncomingMessage, 'headers'>, staffUrl: string | undefined): boolean {
  return staffUrl !== undefined && headers.host === new URL(staffUrl).host
}

/**
 * Separates console and public site when the console has its own host: a vulnerability of the public site then reaches neither the session
 * nor the storage of staff (docs/decisions/0112).
 */
export function keepHostsApart(app: FastifyInstance, staffUrl: string | undefined) {
  if (!staffUrl) return
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request
    if (isAtStaffHost(request, staffUrl)) {
      if (url === '/') return reply.redirect('/staff')
      if (!consolePaths.test(url)) throw new PortalError('not_found')
    } else if (staffPaths.test(url)) {
      if (url.startsWith(pathPrefix)) throw new PortalError('not_found')
      return reply.redirect(staffUrl + url)
    }
  })
}
