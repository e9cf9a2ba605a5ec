import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address ends with, at the first load and whenever it changes. Calls back before it does. */
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
