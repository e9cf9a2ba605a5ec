import { anyOf } from '@portal/client/abort-signals'
import { httpCall } from '@portal/contract/endpoint'
import { getWorkEvents, streamSeconds, type WorkEvent } from '@portal/contract/work/staff'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { lockSession, readToken } from './session'

/** A change, or that some may have been missed. */
export type Heard = WorkEvent | 'again'

type End = 'ended' | 'failed' | 'over'

/** Without a heartbeat for so long, the line is dead, whatever the browser believes. */
const silence = 15_000
const pauses = { first: 500, most: 15_000 }

interface Ear {
  tell: (heard: Heard) => void
  /** When something was heard last, a heartbeat included: later changes may have been missed. */
  heardAt: number
}

/**
 * Tells what the portal announces, until `signal`. A stream that ends is followed by another, which begins with what was missed: what has
 * not changed is not read again, and the audit log has one entry for one opening.
 */
export async function keepListening(signal: AbortSignal, tell: (heard: Heard) => void): Promise<void> {
  let pause = pauses.first
  const ear: Ear = { tell, heardAt: Date.now() }
  while (!signal.aborted) {
    const token = readToken()
    if (!token) return
    const end = await listen(token, signal, ear).catch((): End => 'failed')
    if (end === 'over' && token === readToken()) return lockSession('refused')
    pause = end === 'ended' ? pauses.first : Math.min(2 * pause, pauses.most)
    if (!signal.aborted) await wait(pause, signal)
  }
}

async function listen(token: string, signal: AbortSignal, ear: Ear): Promise<End> {
  const dead = new AbortController()
  // A second more, for what was being read when something was heard last.
  const missed = Math.ceil((Date.now() - ear.heardAt) / 1_000) + 1
  const { url } = httpCall(getWorkEvents, { seconds: streamSeconds, missed })
  const either = anyOf(signal, dead.signal)
  let timer = window.setTimeout(() => dead.abort(), silence)
  try {
    const response = await fetch(url, { headers: { Authorization: token }, cache: 'no-store', signal: either })
    if (response.status === 401) return 'over'
    if (!response.ok || !response.body) return 'failed'
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let isOver = false
    const parser = createParser({
      onEvent: (message) => {
        if (message.event === 'over') isOver = true
        else take(message, ear.tell)
      },
    })
    while (true) {
      const { done, value } = await reader.read()
      if (done) return 'ended'
      ear.heardAt = Date.now()
      window.clearTimeout(timer)
      timer = window.setTimeout(() => dead.abort(), silence)
      parser.feed(value)
      if (isOver) return 'over'
    }
  } finally {
    window.clearTimeout(timer)
    dead.abort()
  }
}

function take({ event, data }: EventSourceMessage, tell: (heard: Heard) => void) {
  tell(event === 'again' ? event : (JSON.parse(data) as WorkEvent))
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
