import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Sends once, however often its button is pressed (docs/decisions/0155): further presses do nothing until the page shows the outcome. The lock is
 * a ref, since a second press may come before React has rendered the first.
 * @param nameOf names the lock of each input, where different ones may be sent at the same time
 */
export function useSend<Given extends unknown[]>(
  act: (...given: Given) => Promise<unknown>,
  nameOf: (...given: Given) => string = () => '',
) {
  const locks = useRef(new Map<string, 'sending' | 'answered'>())
  const [running, setRunning] = useState({ count: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the outcome is rendered
  useLayoutEffect(() => {
    for (const [name, state] of locks.current) if (state === 'answered') locks.current.delete(name)
  }, [running])
  async function send(...given: Given): Promise<void> {
    const name = nameOf(...given)
    if (locks.current.has(name)) return
    locks.current.set(name, 'sending')
    setRunning(({ count }) => ({ count: count + 1 }))
    try {
      await act(...given)
    } finally {
      locks.current.set(name, 'answered')
      setRunning(({ count }) => ({ count: count - 1 }))
    }
  }
  return { isSending: running.count > 0, send }
}
