import type { PictureSize } from '@portal/contract/file'
import { getFile } from '@portal/contract/files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../core/api'

/** Fetches a private picture with the token. Its object URL is revoked on unmount. */
export function usePrivatePicture(fileId: string, size: PictureSize): { address: string | undefined; failed: boolean } {
  const [address, setAddress] = useState<string>()
  const query = useQuery({
    queryKey: ['file', fileId, size],
    queryFn: ({ signal }) => api(getFile, { id: fileId, size }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { once: true },
  })
  useEffect(() => {
    setAddress(undefined)
    if (!query.data) return
    const made = URL.createObjectURL(query.data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [query.data])
  return { address, failed: query.error !== null }
}
