import { type FailureReason, type Provider, ProviderError } from './provider.ts'

interface Account {
  accountSid: string
  authToken: string
  from: string
  /** The number that calls; without it nobody is called. */
  callsFrom?: string | undefined
  /** Base address of the API, without a trailing slash. */
  url: string
  /** Where Twilio reports what became of a message, followed by the message's id. */
  reportsTo?: string | undefined
  /** In milliseconds. */
  timeout?: number
}

/** Refusals due to the account or the moment rather than the message; these are retried. */
const passing = new Set([401, 403, 404, 408, 409, 425, 429])

/** Twilio's codes that say what is wrong with the number (https://www.twilio.com/docs/api/errors). */
const reasons: Record<number, FailureReason> = {
  21610: 'stopped',
  21211: 'wrong_address',
  21214: 'wrong_address',
  21217: 'wrong_address',
  21614: 'wrong_address',
  30004: 'refused',
  30005: 'wrong_address',
  30006: 'wrong_address',
  30007: 'refused',
  30032: 'refused',
  30034: 'refused',
}

/** Why a message did not arrive, by Twilio's code; undefined for codes that say nothing about the number. */
export function reasonOf(code: number | string | undefined): FailureReason | undefined {
  return reasons[Number(code)]
}

/**
 * Sends text messages, and has texts read aloud by calls, by Twilio's HTTP API. It has no idempotency key, so a message whose acceptance
 * was lost in a crash is sent again: a code that arrives twice is better than none.
 */
export function twilio({ accountSid, authToken, from, callsFrom, url, reportsTo, timeout = 7_000 }: Account): Provider {
  const account = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    reports: reportsTo !== undefined,
    async send({ to, text, spokenIn }, key) {
      if (spokenIn && !callsFrom) throw new ProviderError('no number to call from', { permanent: true })
      const [resource, form] = spokenIn
        ? ['Calls', { To: to, From: callsFrom ?? '', Twiml: spoken(text, spokenIn) }]
        : ['Messages', { To: to, From: from, Body: text, ...(reportsTo && { StatusCallback: reportsTo + key }) }]
      const answer = await fetch(`${account}/${resource}.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(timeout),
      }).catch((error: Error) => {
        throw new ProviderError(error.name === 'TimeoutError' ? 'timeout' : 'network', { permanent: false })
      })
      // Reads the whole body, so that the connection can be reused. The body is not logged, since it may contain the number.
      const { code } = (await answer.json().catch(() => ({}))) as { code?: number }
      if (answer.ok) return
      const permanent = answer.status < 500 && !passing.has(answer.status)
      throw new ProviderError(`HTTP ${answer.status}${code ? ` (${code})` : ''}`, {
        permanent,
        reason: reasonOf(code),
      })
    },
  }
}

/** What the call says, after a moment to bring the phone to the ear (https://www.twilio.com/docs/voice/twiml/say). */
function spoken(text: string, language: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<Response><Pause length="1"/><Say language="${language === 'en' ? 'en-US' : language}">${escaped}</Say></Response>`
}
