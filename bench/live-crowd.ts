import { setTimeout as pause } from 'node:timers/promises'
import { httpCall } from '@portal/contract/endpoint'
import { arrangeWork, getWorkEvents, getWorkPage, streamSeconds } from '@portal/contract/work/staff'
import { type Caller, call } from './tools/calls.ts'

export const consoles = 100
/** How often somebody takes an item: each of a hundred coordinators every hundred seconds. */
const changeEvery = 1_000
/** How long a change may take to show before it counts as missed. */
const timeout = 2_000
/** In milliseconds, as console/app/core/live/live.ts gathers what it hears before it reads. */
const gathering = { least: 50, most: 400 }

/** The program: opens the consoles, sends a message when all of them listen, and another with its counts when it has finished. */
if (import.meta.main) {
  const order: LiveOrder = JSON.parse(process.argv[2] ?? '')
  const screens = await Promise.all(order.tokens.map((token) => openScreen({ ...order, token })))
  process.send?.('listening')
  const count = await changeItems(order, screens)
  process.send?.(count)
  process.exit(0)
}

/** What the crowd is told as its argument, in JSON. */
export interface LiveOrder {
  origin: string
  tokens: string[]
  seconds: number
}

export interface LiveCount {
  changes: number
  reads: number
  /** Milliseconds from a change to the moment when the last of the consoles had heard of it, and when it had read the queue. */
  heard: number[]
  shown: number[]
  errors: string[]
}

interface Screen {
  heard: number
  shown: number
  reads: number
  errors: string[]
}

/** A console on the work queue: reads it again soon after each event. */
async function openScreen(caller: Caller): Promise<Screen> {
  const screen: Screen = { heard: 0, shown: 0, reads: 0, errors: [] }
  const { url } = httpCall(getWorkEvents, { seconds: streamSeconds })
  const response = await fetch(caller.origin + url, { headers: { authorization: caller.token } })
  if (!response.ok || !response.body) throw new Error(`${response.status} to a stream`)
  void listen(caller, screen, response.body).catch((error: Error) => screen.errors.push(error.message))
  return screen
}

async function listen(caller: Caller, screen: Screen, body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let waiting = false
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    if (!text.includes('data:')) continue
    screen.heard = performance.now()
    if (waiting) continue
    waiting = true
    const wait = gathering.least + Math.random() * (gathering.most - gathering.least)
    setTimeout(() => {
      waiting = false
      void readQueue(caller, screen)
    }, wait)
  }
}

async function readQueue(caller: Caller, screen: Screen) {
  try {
    await call(caller, getWorkPage, { pageSize: 50 })
    screen.reads += 1
    screen.shown = performance.now()
  } catch (error) {
    screen.errors.push((error as Error).message)
  }
}

/** Takes an item and gives it back, in turn, and notes when the last console had heard of it and shown it. */
async function changeItems(order: LiveOrder, screens: readonly Screen[]): Promise<LiveCount> {
  const count: LiveCount = { changes: 0, reads: 0, heard: [], shown: [], errors: [] }
  const caller = { origin: order.origin, token: order.tokens[0] ?? '' }
  const end = performance.now() + order.seconds * 1_000
  while (performance.now() < end) {
    const next = pause(changeEvery)
    const { records, me } = await call(caller, getWorkPage, { pageSize: 1 })
    const [item] = records
    if (!item) throw new Error('the work queue is empty')
    const { kind, id, version } = item
    const start = performance.now()
    await call(caller, arrangeWork, { items: [{ kind, id, version, assignedTo: item.assignedTo ? null : me }] })
    count.changes += 1
    await next
    const isLate = ({ heard, shown }: Screen) => heard < start || shown < start
    while (screens.some(isLate) && performance.now() < start + timeout) await pause(20)
    count.heard.push(Math.max(...screens.map(({ heard }) => heard)) - start)
    count.shown.push(Math.max(...screens.map(({ shown }) => shown)) - start)
    const late = screens.filter(isLate).length
    if (late > 0) count.errors.push(`${late} consoles did not show a change`)
  }
  count.reads = screens.reduce((sum, { reads }) => sum + reads, 0)
  count.errors.push(...screens.flatMap(({ errors }) => errors))
  return count
}
