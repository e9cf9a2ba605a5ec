import { useEffect } from 'react'

/** Opens the palette as soon as it is here. */
export async function openPalette(): Promise<void> {
  const { spotlight } = await import('./palette')
  spotlight.toggle()
}

/** Opens the palette by Ctrl or ⌘ and K, from the first moment on, in fields too. */
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
