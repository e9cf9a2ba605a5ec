import { type Provider, ProviderError } from './provider.ts'

interface Account {
  accountSid: string
  authToken: string
  from: string
  /** Base address of the API, without a trailing slash. */
  url: string
  /** In milliseconds. */
  timeout?: number
}

/** Refusals due to the account or the moment rather than the message; these are retried. */
const passing = new Set([401, 403, 404, 408, 409, 425, 429])

/**
 * Sends text messages by Twilio's HTTP API. It has no idempotency key, so a message whose acceptance was lost in a crash is sent
 * again: a code that arrives twice is better than none.
 */
export function twilio({ accountSid, authToken, from, url, timeout = 7_000 }: Account): Provider {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(timeout),
      }).catch((error: Error) => {
        throw new ProviderError(error.name === 'TimeoutError' ? 'timeout' : 'network', { permanent: false })
      })
      // Reads the whole body, so that the connection can be reused. The body is not logged, since it may contain the number.
      const { code } = (await answer.json().catch(() => ({}))) as { code?: number }
      if (answer.ok) return
      const permanent = answer.status < 500 && !passing.has(answer.status)
      throw new ProviderError(`HTTP ${answer.status}${code ? ` (${code})` : ''}`, { permanent })
    },
  }
}
