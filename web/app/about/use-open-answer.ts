import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer named by the URL's fragment, on load and on every change; calls `onOpen` first. */
export function useOpenAnswer(onOpen: () => void): void {
  const { hash, key } = useLocation()
  const open = useEffectEvent((anchor: string) => {
    const answer = anchor ? document.getElementById(anchor) : null
    const item = answer?.closest('details')
    if (!item) return
    onOpen()
    item.hidden = false
    item.open = true
    item.scrollIntoView()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again opens its answer again
  useEffect(() => open(hash.slice(1)), [hash, key])
}
