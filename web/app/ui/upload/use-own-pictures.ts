import { useRef } from 'react'
import { ownFiles } from './own-files'

/** Fetches private pictures, each only once, even if it is shown as thumbnail and enlarged. */
export function useOwnPictures(): (fileId: string) => Promise<Blob> {
  const fetched = useRef(new Map<string, Promise<Blob>>())
  return (fileId) => {
    const known = fetched.current.get(fileId)
    if (known) return known
    const blob = ownFiles.view(fileId)
    fetched.current.set(fileId, blob)
    blob.catch(() => fetched.current.delete(fileId))
    return blob
  }
}
