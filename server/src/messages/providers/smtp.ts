import { createTransport } from 'nodemailer'
import { type Provider, ProviderError } from './provider.ts'

const timeout = 10_000

// Keeps out-of-office replies and mailing lists from answering the portal (RFC 3834).
const headers = { 'Auto-Submitted': 'auto-generated' }

/** Replies that say that the mailbox does not exist (RFC 5321, section 4.2.3). */
const noMailbox = new Set([550, 551, 553])

/** Sends e-mail by SMTP. Every attempt carries the same Message-ID, by which mail servers drop duplicates. */
export function smtp({ url, from }: { url: string; from: string }): Provider {
  const settings = { url, pool: true as const, maxConnections: 2 }
  const times = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const transport = createTransport({ ...settings, ...times }, { from })
  const domain = from.split('@').at(-1)?.replace(/>.*$/, '') || 'localhost'
  return {
    async send({ to, subject, text }, key) {
      try {
        await transport.sendMail({ to, subject, text, headers, messageId: `<${key}@${domain}>` })
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string }
        const permanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 535 && code !== 'EAUTH'
        const reason = responseCode && noMailbox.has(responseCode) ? ('wrong_address' as const) : undefined
        throw new ProviderError(responseCode ? `SMTP ${responseCode}` : (code ?? 'network'), { permanent, reason })
      }
    },
    close: () => transport.close(),
  }
}
