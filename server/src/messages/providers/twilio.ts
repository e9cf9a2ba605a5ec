import { type Provider, ProviderError } from './provider.ts'

interface Account {
  accountSid: string
  authToken: string
  from: string
  /** Where the API is, without a slash at the end. */
  url: string
  /** In milliseconds. */
  timeout?: number
}

/** Refusals that belong to the account or the moment, not to the message. */
const passing = new Set([401, 403, 404, 408, 409, 425, 429])

/**
 * Text messages by Twilio's HTTP API. It has no idempotency key: a message whose acceptance was lost with the process is sent
 * again, since a code that comes twice helps more than one that never comes.
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
      // Read to its end, so that the connection can be used again; what it says may repeat the number.
      const { code } = (await answer.json().catch(() => ({}))) as { code?: number }
      if (answer.ok) return
      const permanent = answer.status < 500 && !passing.has(answer.status)
      throw new ProviderError(`HTTP ${answer.status}${code ? ` (${code})` : ''}`, { permanent })
    },
  }
}
