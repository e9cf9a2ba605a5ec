import { notifications } from '@mantine/notifications'
import { ApiError } from '@portal/client/api-error'
import { hashKey, MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { shellTexts } from '../locales/shell'
import { isConnectionLost, onConnection } from './connection'
import { isHeld, onHeld, untilFree } from './live/held'

const passing = new Set(['network', 'timeout', 'unavailable'])
const maxRetries = 3

/**
 * The console's cache. Failed reads are retried when the connection is lost or the portal is busy; writes never are, since a lost response may
 * mean that they took effect. A failed write is shown as a notification, unless its form shows the errors at its fields.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: () => !isHeld(),
      // The browser's own online status is unreliable; failed calls reveal the truth.
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
 * Keeps a page of a list visible while another page of it loads. Rows of another list are removed at once, since they could still be opened.
 * @param key the list's query key, with the page number last
 */
export function keepPage(key: readonly unknown[]) {
  const listOf = (pageKey: readonly unknown[]) => hashKey(pageKey.slice(0, -1))
  return <Data>(page: Data | undefined, before: { queryKey: readonly unknown[] } | undefined) =>
    before && listOf(before.queryKey) === listOf(key) ? page : undefined
}

/** Shows an error until the user closes it, or `endWaiting` with its id. */
export function tellError(message: string, id?: string): void {
  notifications.show({
    id,
    message,
    color: 'terracotta',
    autoClose: false,
    role: 'alert',
    closeButtonProps: closeButton(),
  })
}

/** Shows, until the user closes it, that something needs their attention. Shown once for each id. */
export function tellWaiting(id: string, message: string): void {
  notifications.show({ id, message, color: 'pine', autoClose: false, role: 'status', closeButtonProps: closeButton() })
}

/** Removes the notification of `tellWaiting` or `tellError`. */
export function endWaiting(id: string): void {
  notifications.hide(id)
}

/** Shows a success for a few seconds. */
export function tellDone(message: string): void {
  notifications.show({ message, color: 'pine', autoClose: 6_000, role: 'status', closeButtonProps: closeButton() })
}

const closeButton = () => ({ 'aria-label': shellTexts().close })

/** Refetches the data on the screen, except data that may be requested `once` only, such as a new secret. */
export async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ meta }) => !meta?.once })
}

/** Calls `readAgain` once no form has unsaved input and no dialog is open. */
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
