import { useSend as useOneSend } from '@portal/client/use-send'
import { notifyManager, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'

type Options<Saved, Given, Seen> = UseMutationOptions<Saved, Error, Given, Seen>
type Callbacks<Saved, Given> = { onSuccess?: (saved: Saved, given: Given) => unknown; onSettled?: () => unknown }

/**
 * A write, sent once however often its button is pressed: `useMutation`, which nothing else calls.
 * @param nameOf names what is sent, where something else may be sent meanwhile
 */
export function useSend<Saved, Given = void, Seen = unknown>(
  options: Options<Saved, Given, Seen>,
  nameOf?: (given: Given) => string,
) {
  // The one of the last rendering: the hook takes over another one a moment after the page shows what it is about.
  const latest = useRef(options.mutationFn)
  useLayoutEffect(() => {
    latest.current = options.mutationFn
  })
  const mutation = useMutation({
    ...options,
    mutationFn: (given: Given, context) => latest.current?.(given, context) as Promise<Saved>,
  })
  const { isSending, send } = useOneSend<[Given, Callbacks<Saved, Given>?]>(async (given, then = {}) => {
    // The cache shows a failure unless the form does.
    await mutation.mutateAsync(given, then).catch(() => {})
    await untilTold()
  }, nameOf)
  const mutate = (given: Given, then?: Callbacks<Saved, Given>) => void send(given, then)
  return { ...mutation, isPending: isSending, mutate }
}

/** Waits until the page has heard of what the cache got before. */
export function untilTold(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}
