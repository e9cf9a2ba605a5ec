import { anyOf } from '@portal/client/abort-signals'
import { httpCall } from '@portal/contract/endpoint'
import { getWorkEvents, streamSeconds, type WorkEvent } from '@portal/contract/work/staff'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { lockSession, readToken } from '../session'

/** A change of a record; `again` if some may have been missed, so that everything is read again. */
export type LiveEvent = WorkEvent | 'again'

/** How a stream ended: `over` when the session has ended. */
type End = 'ended' | 'failed' | 'over'

/** The heartbeat's timeout, in ms: the browser may not notice a broken connection. */
const heartbeatTimeout = 15_000
const backoff = { first: 500, most: 15_000 }

interface Stream {
  onEvent: (event: LiveEvent) => void
  /** The time of the last event or heartbeat: later changes may have been missed. */
  receivedAt: number
}

/**
 * Calls `onEvent` for each server event after `since` and reconnects until `signal` aborts. A new stream begins with the missed events, so that unchanged data
 * is not read again and the audit log has one entry per opening.
 */
export async function streamEvents(
  signal: AbortSignal,
  since: number,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  let pause = backoff.first
  const stream: Stream = { onEvent, receivedAt: since }
  while (!signal.aborted) {
    const token = readToken()
    if (!token) return
    const end = await listen(token, signal, stream).catch((): End => 'failed')
    if (end === 'over' && token === readToken()) return lockSession('refused')
    pause = end === 'ended' ? backoff.first : Math.min(2 * pause, backoff.most)
    if (!signal.aborted) await wait(pause, signal)
  }
}

async function listen(token: string, signal: AbortSignal, stream: Stream): Promise<End> {
  const dead = new AbortController()
  // One more second, to cover reads that were in flight at the last event.
  const missed = Math.ceil((Date.now() - stream.receivedAt) / 1_000) + 1
  const { url } = httpCall(getWorkEvents, { seconds: streamSeconds, missed })
  const either = anyOf(signal, dead.signal)
  let timer = window.setTimeout(() => dead.abort(), heartbeatTimeout)
  try {
    const response = await fetch(url, { headers: { Authorization: token }, cache: 'no-store', signal: either })
    if (response.status === 401) return 'over'
    if (!response.ok || !response.body) return 'failed'
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let isOver = false
    const parser = createParser({
      onEvent: (message) => {
        if (message.event === 'over') isOver = true
        else dispatch(message, stream.onEvent)
      },
    })
    while (true) {
      const { done, value } = await reader.read()
      if (done) return 'ended'
      stream.receivedAt = Date.now()
      window.clearTimeout(timer)
      timer = window.setTimeout(() => dead.abort(), heartbeatTimeout)
      parser.feed(value)
      if (isOver) return 'over'
    }
  } finally {
    window.clearTimeout(timer)
    dead.abort()
  }
}

function dispatch({ event, data }: EventSourceMessage, onEvent: (event: LiveEvent) => void) {
  onEvent(event === 'again' ? event : (JSON.parse(data) as WorkEvent))
}

function wait(duration: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, duration)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      resolve()
    })
  })
}
