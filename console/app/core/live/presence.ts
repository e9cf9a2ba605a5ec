import { sendOnLeaving } from '@portal/client/send-on-leaving'
import type { RecordKind } from '@portal/contract/work/kinds'
import { type Colleague, viewEvery, viewRecord } from '@portal/contract/work/staff'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../api'
import { readToken } from '../session'

/** Announces that this record is open here, and returns the colleagues who also have it open. */
export function usePresence(kind: RecordKind, id: string): readonly Colleague[] {
  const { data = [] } = useQuery({
    queryKey: ['presence', kind, id],
    queryFn: ({ signal }) => api(viewRecord, { kind, id }, { signal }),
    refetchInterval: viewEvery * 1000,
    gcTime: 0,
  })
  useEffect(() => {
    // Best effort: if this call is lost, the presence expires on the server.
    const leave = () => void sendOnLeaving(readToken(), viewRecord, { kind, id, left: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id])
  return data
}
