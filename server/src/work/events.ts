import { PassThrough } from 'node:stream'
import { isSessionOf } from '../accounts/login/sessions.ts'
import type { StaffCall } from '../http/dispatch.ts'
import type { FileBody } from '../http/file-body.ts'
import { ofContent } from './records.ts'

const heartbeatEvery = 5_000
/** Closes the stream of a client that does not read; the client reloads everything when it reconnects. */
const maxUnread = 64 * 1024

/**
 * A stream of events that ends after `seconds`, with the caller's session, or when the portal stops; starts with missed events. Editors get events of
 * content alone.
 */
export function streamEvents(
  { live, db, caller }: StaffCall,
  { seconds, missed }: { seconds: number; missed: number },
): FileBody {
  const content = new PassThrough()
  const send = (text: string) => {
    if (content.writableLength > maxUnread) content.destroy()
    else if (content.writable) content.write(`${text}\n\n`)
  }
  const beat = async () => {
    // An unavailable database does not end the session.
    const isAlive = await isSessionOf(db, caller).catch(() => true)
    send(isAlive ? ': alive' : 'event: over\ndata: {}')
    if (!isAlive) content.end()
  }
  send(': open')
  const seesAll = caller.roles.includes('staff:coordinator')
  const listener = {
    changed: (what: string, kind: string, id: string) => {
      if (seesAll || ofContent.includes(kind)) send(`data: ${JSON.stringify({ what, kind, id })}`)
    },
    missed: () => send('event: again\ndata: {}'),
    closed: () => content.end(),
  }
  const unsubscribe = live.subscribe(listener, caller.accountId, missed * 1_000)
  const heartbeat = setInterval(beat, heartbeatEvery)
  const end = setTimeout(() => content.end(), seconds * 1000)
  content.on('close', () => {
    unsubscribe()
    clearInterval(heartbeat)
    clearTimeout(end)
  })
  return { type: 'text/event-stream; charset=utf-8', content }
}
