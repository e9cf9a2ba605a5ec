import type { IncomingMessage } from 'node:http'
import { minute } from '@portal/contract/durations'

/** Maximum time for receiving a request body, in ms (docs/decisions/0117). */
export const bodyLimits = {
  whole: {
    protects: 'connections and memory from bodies that trickle in; those of strangers among them',
    costs: 'whoever sends a full call of 100 KB at less than 3.4 KB/s',
    ms: 30_000,
  },
  still: {
    protects: 'the places of uploads from connections that are dead or held open',
    costs: 'a line that carries nothing for a minute: that upload starts again',
    ms: minute,
  },
  form: {
    protects: 'the places of uploads from whoever sends a byte now and then',
    costs: 'whoever sends a picture of 500 KB at less than 0.9 KB/s',
    ms: 600_000,
  },
} as const

interface Watch {
  isLate: boolean
  /** When the body began to arrive, by `performance.now()`. */
  since: number
  allowForm(): void
  end(): void
}

const watches = new WeakMap<IncomingMessage, Watch>()

/**
 * Limits the total time for receiving a request's body, until the request turns out to be an upload. Node's own limit is the same for all.
 * @param refuse answers a request that is late; called once, and only before the whole body has arrived
 */
export function limitBody(request: IncomingMessage, refuse: () => void): void {
  if (!hasBody(request)) return
  const end = () => {
    if (request.complete || watch.isLate) return
    stop()
    watch.isLate = true
    request.pause()
    refuse()
  }
  const timers = [setTimeout(end, bodyLimits.whole.ms)]
  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
  }
  const watch: Watch = {
    isLate: false,
    since: performance.now(),
    end,
    allowForm() {
      stop()
      const still = setTimeout(end, bodyLimits.still.ms)
      timers.push(still, setTimeout(end, bodyLimits.form.ms))
      request.on('data', () => still.refresh())
    },
  }
  watches.set(request, watch)
  request.once('end', stop).once('close', stop)
}

/** Lifts the time limit of an admitted upload while data keeps arriving. Call it where the body is read: it starts the flow. */
export function allowForm(request: IncomingMessage): void {
  watches.get(request)?.allowForm()
}

/** Ends an upload that has exceeded the limit of other bodies, or, with `now`, any upload. @returns whether it was ended */
export function giveWay(request: IncomingMessage, now: boolean): boolean {
  const watch = watches.get(request)
  if (!watch || (!now && performance.now() - watch.since < bodyLimits.whole.ms)) return false
  watch.end()
  return watch.isLate
}

/** Whether a request was refused because its body arrived too late. */
export function isLate(request: IncomingMessage): boolean {
  return watches.get(request)?.isLate === true
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
