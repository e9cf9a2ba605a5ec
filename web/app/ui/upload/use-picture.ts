import { useEffect, useState } from 'react'

interface Shown {
  url?: string
  failed: boolean
}

/** An address under which a picture can be shown here; it is given back when it is no longer shown. */
export function usePicture(load: () => Promise<Blob>, fileId: string) {
  const [shown, setShown] = useState<Shown>({ failed: false })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file and the tries say when to load; `load` is new each time
  useEffect(() => {
    let gone = false
    let url: string | undefined
    setShown({ failed: false })
    load().then(
      (blob) => {
        if (gone) return
        url = URL.createObjectURL(blob)
        setShown({ url, failed: false })
      },
      () => !gone && setShown({ failed: true }),
    )
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [fileId, tries])
  return { ...shown, again: () => setTries((count) => count + 1) }
}
