import { ApiError } from '@portal/client/api-error'
import type { ChangedRecord, ContentRecord } from '@portal/contract/content/endpoints'
import { isNewRecord } from '@portal/contract/content/kind'
import { minute } from '@portal/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api'
import { queryClient } from '../core/query'
import type { Managed } from './kinds'

export function recordKey({ kind }: Managed, id: string) {
  return ['content-record', kind.kind, id] as const
}

/** A record with its draft. One that nobody has begun yet is empty. */
export function useRecord(managed: Managed, id: string) {
  return useQuery<ContentRecord>({
    queryKey: recordKey(managed, id),
    queryFn: ({ signal }) =>
      api(managed.endpoints.read, { id }, { signal }).catch((error: unknown) => {
        if (isNewRecord(id) && error instanceof ApiError && error.status === 404) return blankRecord(id)
        throw error
      }),
    structuralSharing: newest,
    // Until the server says that its publication can no longer be taken back.
    refetchInterval: ({ state }) => (state.data?.takeBackUntil ? minute : false),
  })
}

export function cachedRecord(managed: Managed, id: string): ContentRecord | undefined {
  return queryClient.getQueryData(recordKey(managed, id))
}

/** Shows the record as a change of it has answered; null when nothing is left of it. */
export function showRecord(managed: Managed, id: string, record: ChangedRecord | null): void {
  const known = cachedRecord(managed, id) ?? blankRecord(id)
  queryClient.setQueryData(
    recordKey(managed, id),
    record ? { ...known, ...record } : { ...blankRecord(id), choices: known.choices },
  )
  void queryClient.invalidateQueries({ queryKey: ['content-list', managed.kind.kind] })
}

/** An answer that was overtaken by a save does not replace what that answered. */
function newest(before: unknown, now: unknown): unknown {
  const [shown, read] = [before, now] as [ContentRecord | undefined, ContentRecord]
  return shown && shown.recordId === read.recordId && shown.version > read.version ? shown : read
}

function blankRecord(id: string): ContentRecord {
  const nobody = { changedBy: null, changedAt: null, readBy: null, readAt: null }
  const none = { state: 'missing', public: false, differs: false, ...nobody, proposed: [] as string[] } as const
  return {
    id,
    recordId: null,
    version: 1,
    baseVersion: 1,
    state: 'draft',
    live: null,
    draft: null,
    base: null,
    moved: false,
    languages: { en: none, 'zh-CN': none, 'zh-TW': none },
    stale: [],
    remark: null,
    schedule: null,
    release: null,
    number: 0,
    takeBackUntil: null,
    told: { waiting: 0, sent: 0 },
    changedAt: '',
    addresses: [],
    uses: [],
    choices: {},
  }
}
