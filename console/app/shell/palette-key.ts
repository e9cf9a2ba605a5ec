import { useEffect } from 'react'

/** Opens the palette once it has loaded. */
export async function openPalette(): Promise<void> {
  const { spotlight } = await import('./palette')
  spotlight.toggle()
}

/** Opens the palette on Ctrl+K or ⌘K, also in fields and before its code has loaded. */
export function usePaletteKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      void openPalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
