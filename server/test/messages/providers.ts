import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Sent {
  to: string
  text: string
  /** Message-ID, by which mail servers detect duplicates. */
  id?: string
}

/** A server with Twilio's HTTP API; `answer` handles each request. */
export async function twilioServer() {
  const taken: Sent[] = []
  const asked: string[] = []
  const reportsTo: string[] = []
  const state = {
    taken,
    asked,
    /** Where the provider is to report what became of each message. */
    reportsTo,
    answer: (response: ServerResponse, take: () => void) => {
      take()
      response.writeHead(201).end('{"sid":"SM1"}')
    },
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${form.get('From')}`)
    const to = form.get('To') ?? ''
    reportsTo.push(form.get('StatusCallback') ?? '')
    state.answer(response, () => taken.push({ to, text: form.get('Body') ?? form.get('Twiml') ?? '' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(state, { url, close })
}

/** A form as Twilio posts it to `url`, with its signature (https://www.twilio.com/docs/usage/security). */
export function signedReport(url: string, fields: Record<string, string>, authToken = 'hush') {
  const sorted = Object.keys(fields).sort()
  const signed = sorted.reduce((text, name) => text + name + fields[name], url)
  return {
    method: 'POST',
    url: url.replace(/^https?:\/\/[^/]+/, ''),
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', authToken).update(signed).digest('base64'),
    },
  }
}

interface MailState {
  taken: Sent[]
  /** Refuses mail with this SMTP code. */
  refuse: number | undefined
  /** Leaves mail unanswered, in `waiting`. */
  hangs: boolean
  waiting: (() => void)[]
}

/** A mail server that accepts everything by default. */
export async function mailServer() {
  const taken: Sent[] = []
  const state: MailState = { taken, refuse: undefined, hangs: false, waiting: [] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let mail = ''
      stream.on('data', (chunk) => {
        mail += chunk
      })
      stream.on('end', () => {
        if (state.refuse) return done(Object.assign(new Error('refused'), { responseCode: state.refuse }))
        const take = () => {
          const to = session.envelope.rcptTo[0]?.address ?? ''
          taken.push({ to, text: mail, id: /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim() ?? '' })
          done()
        }
        if (state.hangs) state.waiting.push(take)
        else take()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return Object.assign(state, { url, close: () => server.close() })
}
