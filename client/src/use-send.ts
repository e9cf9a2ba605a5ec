import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Sends once, however often and soon its button is pressed (docs/decisions/0155): from the press until the page shows what came of it,
 * further presses do nothing. The lock is no state, since on a busy page the second press comes before the first one is rendered.
 * @param nameOf names what is sent, where something else may be sent meanwhile
 */
export function useSend<Given extends unknown[]>(
  act: (...given: Given) => Promise<unknown>,
  nameOf: (...given: Given) => string = () => '',
) {
  const locks = useRef(new Map<string, 'sending' | 'answered'>())
  const [running, setRunning] = useState({ count: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page shows that something has been answered
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
