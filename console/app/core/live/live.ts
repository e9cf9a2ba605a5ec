import type { RecordKind } from '@portal/contract/work/kinds'
import { useEffect } from 'react'
import { queryClient, readAgainWhenFree } from '../query'
import { hasRole, useSession } from '../session'
import { untilFree } from './held'
import { type LiveEvent, streamEvents } from './live-stream'

/** The lists that show records of each kind, by the first word of their query keys. */
const lists: Record<RecordKind, readonly string[]> = {
  check: ['checks', 'check-batches', 'check-batch'],
  application: ['requests', 'visits', 'visit-week', 'displaced'],
  caregiver: ['caregivers'],
  review: ['reviews'],
  undelivered: ['undelivered-of'],
  callback: [],
  visit: ['visits', 'visit-week', 'displaced'],
  // Its editor merges what was typed.
  content: ['content-list', 'content-record', 'content-release'],
  release: ['content-list', 'content-record', 'content-release'],
}
/** Whoever may read the stream. */
const readers = ['coordinator', 'editor'] as const
/** Random delay of a refresh in ms, so that the consoles do not all call at once; later events are included. */
const delay = { least: 50, most: 400 }

/** Refreshes the data on the screen when colleagues change it, from `since` on. */
export function Live({ since }: { since: number }): null {
  const session = useSession()
  const isAllowed = session?.token != null && readers.some((role) => hasRole(session.member, role))
  useEffect(() => {
    if (!isAllowed) return
    const stopping = new AbortController()
    const others = channelToOtherTabs()
    let heardAt = since
    others?.addEventListener('message', ({ data }) => {
      heardAt = Date.now()
      schedule(data as LiveEvent)
    })
    void asOnlyTab(stopping.signal, others, () =>
      streamEvents(stopping.signal, heardAt, (event) => {
        schedule(event)
        if (!stopping.signal.aborted) others?.postMessage(event)
      }),
    )
    return () => {
      stopping.abort()
      others?.close()
      pending.clear()
    }
  }, [isAllowed, since])
  return null
}

/** Undefined if the browser lacks or forbids channels: each tab then has a stream of its own. */
function channelToOtherTabs(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('portal:live')
  } catch {
    return undefined
  }
}

/** Runs in one tab at a time, since browsers limit the connections to one host; in every tab if the browser forbids locks. */
async function asOnlyTab(signal: AbortSignal, others: BroadcastChannel | undefined, run: () => Promise<void>) {
  let hasRun = false
  const runOnce = () => {
    hasRun = true
    return run()
  }
  try {
    if (others) await navigator.locks.request('portal:live', { signal }, runOnce)
  } catch {
    // Aborted, or forbidden.
  }
  if (!hasRun && !signal.aborted) await runOnce()
}

let pending = new Map<string, LiveEvent>()
let timer = 0

function schedule(event: LiveEvent) {
  pending.set(JSON.stringify(event), event)
  if (timer !== 0) return
  timer = window.setTimeout(refreshPending, delay.least + Math.random() * (delay.most - delay.least))
}

function refreshPending() {
  const all = [...pending.values()]
  pending = new Map()
  timer = 0
  if (all.includes('again')) void readAgainWhenFree()
  else for (const event of all) if (event !== 'again') void refreshRecord(event)
}

async function refreshRecord({ what, kind, id }: Exclude<LiveEvent, 'again'>) {
  if (kind === 'activity') return refreshActivity(id)
  if (what === 'looking') return queryClient.invalidateQueries({ queryKey: ['presence', kind, id] })
  const isList = ([first]: readonly unknown[]) => first === 'work' || lists[kind].includes(String(first))
  const isRecord = (key: readonly unknown[]) => !isList(key) && key[0] !== 'presence' && key.includes(id)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) })
  await untilFree()
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isRecord(queryKey) })
}

/** Refreshes at once, even during input: pages of activities never overwrite a colleague's change. */
function refreshActivity(id: string) {
  const isOf = ([first, of]: readonly unknown[]) =>
    first === 'activities' || ((first === 'activity' || first === 'participants') && String(of) === id)
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey) })
}
