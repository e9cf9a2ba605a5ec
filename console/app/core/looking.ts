import { httpCall } from '@portal/contract/endpoint'
import type { RecordKind } from '@portal/contract/work/kinds'
import { type Colleague, lookAt, lookEvery } from '@portal/contract/work/staff'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api'
import { readToken } from './session'

/** Tells colleagues that this record is open here, and returns who else has it open. */
export function useLooking(kind: RecordKind, id: string): readonly Colleague[] {
  const { data = [] } = useQuery({
    queryKey: ['looking', kind, id],
    queryFn: ({ signal }) => api(lookAt, { kind, id }, { signal }),
    refetchInterval: lookEvery * 1000,
    gcTime: 0,
  })
  useEffect(() => {
    const leave = () => sayThatLeft(kind, id)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id])
  return data
}

/** The call outlives the page. A lost one is no loss: who is not heard of has left. */
function sayThatLeft(kind: RecordKind, id: string) {
  const token = readToken()
  if (!token) return
  const { method, url, body } = httpCall(lookAt, { kind, id, left: true })
  const headers = { Authorization: token, 'Content-Type': 'application/json' }
  void fetch(url, { method, headers, keepalive: true, body: body ?? null }).catch(() => undefined)
}
