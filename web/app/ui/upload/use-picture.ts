import { useEffect, useState } from 'react'
import { useCall } from '../../lib/use-call'

/** Loads a private picture. `url` is its object URL, revoked on unmount; `retry` is set when loading failed. */
export function usePicture(load: () => Promise<Blob>, fileId: string) {
  const call = useCall(load, { of: fileId, translated: false })
  const url = useObjectUrl(call.state === 'loaded' ? call.data : null)
  return { url, retry: call.state === 'failed' ? call.retry : undefined }
}

function useObjectUrl(blob: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return url
}
