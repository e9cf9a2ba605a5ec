import type { PictureSize } from '@portal/contract/file'
import { useRef } from 'react'
import { ownFiles } from './own-files'

export type LoadPicture = (fileId: string, size: PictureSize) => Promise<Blob>

/** Fetches private pictures, each only once in each size. */
export function useOwnPictures(): LoadPicture {
  const fetched = useRef(new Map<string, Promise<Blob>>())
  return (fileId, size) => {
    const key = `${size} ${fileId}`
    const known = fetched.current.get(key)
    if (known) return known
    const blob = ownFiles.view(fileId, size)
    fetched.current.set(key, blob)
    blob.catch(() => fetched.current.delete(key))
    return blob
  }
}
