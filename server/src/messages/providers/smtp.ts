import { createTransport } from 'nodemailer'
import { type Provider, ProviderError } from './provider.ts'

const timeout = 10_000

/** Sends e-mail by SMTP. Every attempt carries the same Message-ID, by which mail servers drop duplicates. */
export function smtp({ url, from }: { url: string; from: string }): Provider {
  const settings = { url, pool: true as const, maxConnections: 2 }
  const times = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const transport = createTransport({ ...settings, ...times }, { from })
  const domain = from.split('@').at(-1)?.replace(/>.*$/, '') || 'localhost'
  return {
    async send({ to, subject, text }, key) {
      try {
        await transport.sendMail({ to, subject, text, messageId: `<${key}@${domain}>` })
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string }
        const permanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 535 && code !== 'EAUTH'
        throw new ProviderError(responseCode ? `SMTP ${responseCode}` : (code ?? 'network'), { permanent })
      }
    },
    close: () => transport.close(),
  }
}
