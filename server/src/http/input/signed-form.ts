import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathPrefix } from '@portal/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { PortalError } from '../errors.ts'
import { isLoopback } from '../guards/local.ts'

const header = 'x-twilio-signature'
const maxBytes = 16 * 1024

interface Options {
  /** The secret shared with the provider; without it every call is refused. */
  secret: string | undefined
  siteUrl(): string
  /** Counts a refused request. @throws PortalError too_many_requests */
  countRefusal(request: FastifyRequest): Promise<void>
}

/**
 * Verifies that a form comes from the text message provider by Twilio's signature: HMAC-SHA1 of the configured address, followed by
 * the names and values of the form, sorted by name (https://www.twilio.com/docs/usage/security#validating-requests).
 */
export class Signatures {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Refuses an unsigned request before its body is read. @throws PortalError forbidden, too_many_requests */
  async expect(request: FastifyRequest): Promise<void> {
    if (!this.#options.secret || typeof request.headers[header] !== 'string') await this.#refuse(request)
  }

  /** @throws PortalError forbidden when the signature does not match, too_many_requests */
  async check(request: FastifyRequest): Promise<void> {
    const given = Buffer.from(String(request.headers[header]), 'base64')
    const fits = addressesOf(this.#options.siteUrl() + request.url).some((address) => {
      const signature = this.#sign(address, request.body)
      return signature.length === given.length && timingSafeEqual(signature, given)
    })
    if (!fits) await this.#refuse(request)
  }

  #sign(address: string, form: unknown): Buffer {
    const fields = Object.entries((form ?? {}) as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1))
    const signed = address + fields.map(([name, value]) => `${name}${value}`).join('')
    return createHmac('sha1', this.#options.secret ?? '')
      .update(signed)
      .digest()
  }

  async #refuse(request: FastifyRequest): Promise<never> {
    await this.#options.countRefusal(request)
    throw new PortalError('forbidden')
  }
}

/** Address for the provider's delivery reports, without the message's id; undefined when it cannot reach the portal. */
export function reportsUrl(siteUrl: Config['siteUrl']): string | undefined {
  if (!siteUrl || isLoopback(new URL(siteUrl).hostname)) return undefined
  return `${siteUrl}${pathPrefix}/delivery/`
}

/** Variants of the address that Twilio may have signed: with the given port, without a port, and with the default port. */
function addressesOf(address: string): string[] {
  const [, site = '', port = '', rest = ''] = /^(https?:\/\/[^/:]+)(:\d+)?(.*)$/s.exec(address) ?? []
  const usual = site.startsWith('https:') ? ':443' : ':80'
  return [...new Set([site + port + rest, site + rest, site + usual + rest])]
}

/** Adds routes that accept forms without a file; all others refuse them. */
export function acceptSignedForms(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    addRoutes(scope)
  })
}
