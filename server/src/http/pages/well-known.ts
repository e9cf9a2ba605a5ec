import { day } from '@portal/contract/durations'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'

interface WellKnown {
  siteUrl: () => string
  /** The agency's e-mail address for vulnerability reports; undefined until it is known. */
  contact(): Promise<string | undefined>
}

/** The page for setting a new password, whether or not people know the old one. */
const changePassword = '/resetpwd'
const securityTextLastsMs = 30 * day

/** Serves the well-known addresses (RFC 8615) for password managers and security researchers; there are no others. */
export function serveWellKnown(app: FastifyInstance, { siteUrl, contact }: WellKnown) {
  app.get('/.well-known/change-password', (_, reply) => reply.redirect(changePassword))
  app.get('/.well-known/security.txt', async (_, reply) => {
    const email = await contact()
    if (!email) throw new PortalError('not_found')
    return reply.type('text/plain; charset=utf-8').send(securityText(siteUrl(), email))
  })
  for (const path of ['/.well-known', '/.well-known/*'])
    app.get(path, () => {
      throw new PortalError('not_found')
    })
}

/** RFC 9116. */
function securityText(siteUrl: string, email: string): string {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + securityTextLastsMs).toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
