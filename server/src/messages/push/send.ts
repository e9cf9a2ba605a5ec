import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isLoopback } from '../../http/guards/local.ts'
import { ProviderError } from '../providers/provider.ts'
import { InsideAddressError, lookupPublic } from './addresses.ts'

const timeoutMs = 7_000

interface Request {
  headers: Record<string, string>
  body: Buffer
}

/**
 * Posts to a push service that `pushAddress` has allowed; redirects are not followed and the answer's body is not read.
 * @returns the status
 * @throws ProviderError when the service cannot be reached
 */
export function post(address: URL, { headers, body }: Request): Promise<number> {
  const request = address.protocol === 'https:' ? httpsRequest : httpRequest
  const lookup = isLoopback(address.hostname) ? undefined : lookupPublic
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one would not look the name up again.
    const options = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(lookup && { lookup }),
    }
    const sending = request(address, options, (answer) => {
      answer.on('error', () => {})
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', (error) => reject(problemOf(error)))
    sending.end(body)
  })
}

function problemOf(error: Error): ProviderError {
  if (error instanceof InsideAddressError) return new ProviderError('an address inside', { permanent: true })
  return new ProviderError(error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'network', {
    permanent: false,
  })
}
