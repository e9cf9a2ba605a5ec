import { useSend as useOneSend } from '@portal/client/use-send'
import { notifyManager, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'

type Options<Saved, Given, Seen> = UseMutationOptions<Saved, Error, Given, Seen>
type Callbacks<Saved, Given> = { onSuccess?: (saved: Saved, given: Given) => unknown; onSettled?: () => unknown }

/**
 * A write that is sent once however often its button is pressed. Nothing else calls `useMutation`.
 * @param nameOf names the lock of each input, where different ones may be sent at the same time
 */
export function useSend<Saved, Given = void, Seen = unknown>(
  options: Options<Saved, Given, Seen>,
  nameOf?: (given: Given) => string,
) {
  // The function of the latest render: `useMutation` adopts new options only in an effect.
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

/** Resolves once the page has been notified of earlier cache updates. */
export function untilTold(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}
