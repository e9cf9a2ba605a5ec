import { Listeners } from '@portal/client/listeners'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

/**
 * What the first list can do without comes in files of its own: when it is first shown, or once the first page has been read, so that it is here
 * before somebody asks for it, or the connection is lost.
 */

const retryAfter = 5_000
/** A busy page, or one in the background, has no idle moments. */
const longestWait = 1_000
const loads: (() => Promise<unknown>)[] = []
const listeners = new Listeners()
let areHere = false

/**
 * A component that is loaded when it is first shown, or by `loadLater`.
 * @param Meanwhile stands in its place until then
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
): ComponentType<Props> {
  loads.push(load)
  const Part = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<Meanwhile {...props} />}>
      <Part {...props} />
    </Suspense>
  )
}

/** Calls the function once the page has read what it shows and the browser has nothing else to do. */
export function whenRead(client: QueryClient, run: () => void): () => void {
  const check = () => {
    if (client.isFetching() > 0) return
    stop()
    whenIdle(run)
  }
  const stop = client.getQueryCache().subscribe(check)
  check()
  return stop
}

/**
 * Loads what waits for the first page, then the `pages`, one after another and whenever the browser has nothing to do, so that nobody waits for it
 * who goes on at once. Tries again what could not be loaded; a page that fails is loaded again when it is opened, which tells why.
 */
export async function loadLater(pages: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!(await areLoaded(loads))) return void window.setTimeout(() => void loadLater(pages), retryAfter)
  areHere = true
  listeners.tell()
  await areLoaded(pages)
}

/** Loads a part that shows nothing by itself, and tries again for as long as it takes. */
export async function insist<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    return insist(load)
  }
}

/** Whether what waits for the first page is here. */
export function useAreHere(): boolean {
  return useSyncExternalStore(listeners.add, () => areHere)
}

async function areLoaded(parts: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  let isEach = true
  for (const load of parts) {
    await new Promise<void>(whenIdle)
    await load().catch(() => {
      isEach = false
    })
  }
  return isEach
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: longestWait })
  else setTimeout(run)
}
