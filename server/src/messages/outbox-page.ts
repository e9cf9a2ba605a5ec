import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { escaped } from '../http/escaped.ts'
import { isLocal } from '../http/guards/local.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { SealedContent } from './providers/provider.ts'
import { messageContext } from './queue.ts'

const max = 50

/**
 * For development only: the newest messages, as a page at /dev/outbox and as /dev/outbox.json. They contain codes, so only this
 * machine can see them, whatever the settings.
 */
export function serveOutbox(app: FastifyInstance, { db, keys }: { db: Database; keys: Keyring }) {
  app.get('/dev/outbox.json', { onRequest: refuseRemoteCallers }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send(await newest(db, keys)),
  )
  app.get('/dev/outbox', { onRequest: refuseRemoteCallers }, async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(await newest(db, keys))),
  )
}

async function refuseRemoteCallers(request: FastifyRequest) {
  if (!isLocal(request.raw)) throw new PortalError('not_found')
}

interface Shown extends SealedContent {
  at: Date
  channel: string
  status: string
}

async function newest(db: Database, keys: Keyring): Promise<Shown[]> {
  const rows = await db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').limit(max).execute()
  return rows.flatMap(({ id, channel, push, status, created_at, content_sealed }) => {
    if (!content_sealed || status === 'expired') return []
    const content = JSON.parse(keys.open(content_sealed, messageContext(id)).toString()) as SealedContent
    return [{ at: created_at, channel: push === 'sent' ? 'push' : channel, status, ...content }]
  })
}

function page(messages: readonly Shown[]): string {
  const items = messages.map(
    ({ at, channel, status, to, text, spokenIn }) =>
      `<li><p>${at.toISOString()} · ${spokenIn ? 'call' : channel} · ${status} · ${escaped(to)}</p><pre>${escaped(text)}</pre></li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Development outbox</title><h1>Development outbox</h1>
<p>Messages that would go to people's phones and mailboxes. This page is there only while the portal is tried out.</p>
<ol>${items.join('')}</ol></html>`
}
