import { type RefObject, useEffect, useRef } from 'react'

/**
 * Single keys that work while the focus is within the player (WCAG 2.1.4). A key that the focused control needs itself is left to
 * it: Space on buttons, letters on lists, arrows on the volume.
 */
export function useKeys(root: RefObject<HTMLElement | null>, deeds: Record<string, () => void>) {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    const { current } = root
    const onKey = (event: KeyboardEvent) => {
      const deed = latest.current[event.key.toLowerCase()]
      const at = event.target as HTMLElement
      const isOwn =
        at.matches('select') ||
        (event.key === ' ' && at.matches('button')) ||
        (event.key.startsWith('Arrow') && at.matches('[data-volume]'))
      if (!deed || isOwn || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      deed()
    }
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  }, [root])
}
