import type { RecordKind } from '@portal/contract/work/kinds'
import { useEffect } from 'react'
import { untilSentOrLeft } from './begun'
import { type Heard, keepListening } from './live-stream'
import { queryClient, readAgainWhenFree } from './query'
import { hasRole, useSession } from './session'

/** The first words of the queries that a change of a record may change, beside the record's own. */
const lists: Record<RecordKind, readonly string[]> = {
  check: ['checks', 'check-batches', 'check-batch'],
  application: ['requests', 'visits', 'visit-week', 'displaced'],
  caregiver: ['caregivers'],
  review: ['reviews'],
  undelivered: ['undelivered-of'],
  callback: [],
  visit: ['visits', 'visit-week', 'displaced'],
}
/** In milliseconds: at most one round of reading in this time, at random, so that all consoles do not ask at once. */
const gathering = { least: 50, most: 400 }

/** Reads again what is on the screen when it changes elsewhere, for as long as the screen is open. */
export function useLive(): void {
  const session = useSession()
  const listens = session?.token != null && hasRole(session.member, 'coordinator')
  useEffect(() => {
    if (!listens) return
    const stopping = new AbortController()
    const others = channelToOtherTabs()
    others?.addEventListener('message', ({ data }) => take(data as Heard))
    void asOnlyTab(stopping.signal, others, () =>
      keepListening(stopping.signal, (heard) => {
        take(heard)
        if (!stopping.signal.aborted) others?.postMessage(heard)
      }),
    )
    return () => {
      stopping.abort()
      others?.close()
      gathered.clear()
    }
  }, [listens])
}

/** Undefined in a browser that lacks or forbids it: each tab then listens by itself. */
function channelToOtherTabs(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('portal:live')
  } catch {
    return undefined
  }
}

/** Runs in one tab of the browser at a time: browsers open few connections to one host. In every tab, where a browser forbids locks. */
async function asOnlyTab(signal: AbortSignal, others: BroadcastChannel | undefined, run: () => Promise<void>) {
  let hasRun = false
  const runOnce = () => {
    hasRun = true
    return run()
  }
  try {
    if (others) await navigator.locks.request('portal:live', { signal }, runOnce)
  } catch {
    // Given up, or forbidden.
  }
  if (!hasRun && !signal.aborted) await runOnce()
}

let gathered = new Map<string, Heard>()
let timer = 0

function take(heard: Heard) {
  gathered.set(JSON.stringify(heard), heard)
  if (timer !== 0) return
  timer = window.setTimeout(readGathered, gathering.least + Math.random() * (gathering.most - gathering.least))
}

function readGathered() {
  const all = [...gathered.values()]
  gathered = new Map()
  timer = 0
  if (all.includes('again')) void readAgainWhenFree()
  else for (const heard of all) if (heard !== 'again') void readWhatShows(heard)
}

async function readWhatShows({ what, kind, id }: Exclude<Heard, 'again'>) {
  if (kind === 'activity') return readActivity(id)
  if (what === 'looking') return queryClient.invalidateQueries({ queryKey: ['looking', kind, id] })
  const isList = ([first]: readonly unknown[]) => first === 'work' || lists[kind].includes(String(first))
  const isRecord = (key: readonly unknown[]) => !isList(key) && key[0] !== 'looking' && key.includes(id)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) })
  await untilSentOrLeft()
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isRecord(queryKey) })
}

/** At once: nothing on the pages of activities is saved over what a colleague has changed. */
function readActivity(id: string) {
  const isOf = ([first, of]: readonly unknown[]) =>
    first === 'activities' || ((first === 'activity' || first === 'participants') && String(of) === id)
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey) })
}
