import { notifications } from '@mantine/notifications'
import { ApiError } from '@portal/client/api-error'
import { hashKey, MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { shellTexts } from '../locales/shell'
import { isConnectionLost, onConnection } from './connection'
import { isHeld, onHeld, untilFree } from './live/held'

const passing = new Set(['network', 'timeout', 'unavailable'])
const maxRetries = 3

/**
 * The console's cache of what it has read. Reads are repeated when the line breaks or the portal is busy; writes never are, since a
 * lost answer may mean that they were done. A failed write is told, unless its form shows the errors at its fields.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: () => !isHeld(),
      // The browser's own idea of being online is often wrong; calls find out.
      networkMode: 'always',
      retry: (failures, error) => failures < maxRetries && error instanceof ApiError && passing.has(error.code),
      retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 8_000),
    },
    mutations: { networkMode: 'always', retry: false },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.quiet) tellError(error.message)
    },
  }),
})

/**
 * Keeps a page of a list on the screen while another one of it loads. Of another list nothing stays: its rows could be opened meanwhile.
 * @param key the list's query key, with the page number last
 */
export function keepPage(key: readonly unknown[]) {
  const listOf = (pageKey: readonly unknown[]) => hashKey(pageKey.slice(0, -1))
  return <Data>(page: Data | undefined, before: { queryKey: readonly unknown[] } | undefined) =>
    before && listOf(before.queryKey) === listOf(key) ? page : undefined
}

/** Shows an error until it is closed. */
export function tellError(message: string): void {
  notifications.show({ message, color: 'terracotta', autoClose: false, role: 'alert', closeButtonProps: closeButton() })
}

/** Shows, until it is closed, that something waits for the reader. Shown once for each id. */
export function tellWaiting(id: string, message: string): void {
  notifications.show({ id, message, color: 'pine', autoClose: false, role: 'status', closeButtonProps: closeButton() })
}

/** Takes away what `tellWaiting` shows. */
export function endWaiting(id: string): void {
  notifications.hide(id)
}

/** Shows a success for a few seconds. */
export function tellDone(message: string): void {
  notifications.show({ message, color: 'pine', autoClose: 6_000, role: 'status', closeButtonProps: closeButton() })
}

const closeButton = () => ({ 'aria-label': shellTexts().close })

/** Reads again what is on the screen, except what may be asked for `once` only, such as a new secret. */
export async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ meta }) => !meta?.once })
}

/** `readAgain`, but not under the hands of somebody who has a form or a dialog open. */
export async function readAgainWhenFree(): Promise<void> {
  await untilFree()
  await readAgain()
}

onHeld(() => {
  if (!isHeld()) return
  // A refresh in progress would replace the page under the user's hands.
  const rereading = { predicate: ({ state }: Query) => state.fetchStatus === 'fetching' && state.data !== undefined }
  if (queryClient.isFetching(rereading) === 0) return
  void queryClient.cancelQueries(rereading)
  void readAgainWhenFree()
})

onConnection(() => {
  if (!isConnectionLost()) void readAgainWhenFree()
})
