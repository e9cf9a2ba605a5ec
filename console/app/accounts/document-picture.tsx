import { Loader } from '@mantine/core'
import { getFile } from '@portal/contract/files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../core/api'
import { useCaregiversTexts } from '../locales/caregivers'
import { useShellTexts } from '../locales/shell'

/** A private picture, fetched with the token. It leaves the browser's memory with the page. */
export function DocumentPicture({ fileId, className }: { fileId: string; className?: string | undefined }) {
  const { notShown } = useCaregiversTexts()
  const { loading } = useShellTexts()
  const [address, setAddress] = useState<string>()
  const query = useQuery({
    queryKey: ['file', fileId],
    queryFn: ({ signal }) => api(getFile, { id: fileId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { once: true },
  })
  useEffect(() => {
    if (!query.data) return
    const made = URL.createObjectURL(query.data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [query.data])
  if (query.error) return <span role="alert">{notShown}</span>
  return address ? <img className={className} src={address} alt="" /> : <Loader role="status" aria-label={loading} />
}
