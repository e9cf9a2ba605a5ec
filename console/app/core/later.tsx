import { Listeners } from '@portal/client/listeners'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

/**
 * Code that the first list does not need is in separate chunks. They load when first rendered, or once the first page has its data, so that
 * they are ready before they are needed and before the connection may be lost.
 */

const retryAfter = 5_000
/** A busy page, or one in the background, has no idle moments. */
const longestWait = 1_000
const loads: (() => Promise<unknown>)[] = []
const listeners = new Listeners()
let areHere = false

/**
 * A component whose chunk loads when it is first rendered, or by `loadLater`.
 * @param Meanwhile is rendered until then
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

/** Calls the function once the page has its data and the browser is idle. */
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
 * Loads all deferred chunks, then the `pages`, one by one while the browser is idle, so that loading never delays the user. Retries failed
 * chunks; a page that fails is loaded again when it is opened, which reports the error.
 */
export async function loadLater(pages: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!(await areLoaded(loads))) return void window.setTimeout(() => void loadLater(pages), retryAfter)
  areHere = true
  listeners.tell()
  await areLoaded(pages)
}

/** Loads a chunk that renders nothing, and retries until it succeeds. */
export async function insist<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    return insist(load)
  }
}

/** Whether the deferred chunks have loaded. */
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
