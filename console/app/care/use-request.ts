import type { RequestEvent } from '@portal/contract/care/requests'
import { getStaffRequest, type StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../core/api'
import { isChangedMeanwhile } from '../core/changed'
import { tellDone } from '../core/query'
import { noteAnswered, withKey } from '../core/send-once'
import { useShown } from '../core/typed'
import { useSend } from '../core/use-send'

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => api(getStaffRequest, { id }, { signal }),
  })

export interface RequestAction {
  send: () => void
  isBusy: boolean
  error: unknown
  /** What a colleague has done since the form was opened; the action was refused for that. */
  missed: readonly RequestEvent[]
  /** Takes the application as it is now for what the member of staff has seen. */
  begin: () => void
}

/** The version of an application that somebody has read, without what is in it: it outlives the lock. */
interface Seen {
  id: string
  version: number
  events: readonly { id: string }[]
}

const seenIn = ({ id, version, events }: StaffRequestDetail): Seen => ({
  ...{ id, version },
  events: events.map(({ id }) => ({ id })),
})

type Once = <Content extends object>(content: Content) => Content & { idempotencyKey: string }

/**
 * An action on an application as the member of staff saw it when they began. If a colleague was faster it is refused, the page shows what
 * is new, and the next try counts as made with that in view.
 * @param name tells the actions of a page apart
 * @param call sends what `once` gives a key: the member's own action is never told as a colleague's after an answer that was lost
 */
export function useRequestAction(
  name: string,
  request: StaffRequestDetail,
  call: (seen: Seen, once: Once) => Promise<StaffRequestDetail>,
  { done, onDone }: { done: string; onDone: () => void },
): RequestAction {
  const client = useQueryClient()
  const { queryKey } = requestQuery(request.id)
  const [seen, setSeen] = useShown<Seen | undefined>(`seen for ${name}`, undefined)
  const [missed, setMissed] = useState<readonly RequestEvent[]>([])
  const sent = `${request.id} ${name}`
  const mutation = useSend({
    meta: { quiet: true },
    mutationFn: (seen: Seen) => call(seen, (content) => withKey(sent, content)),
    onSuccess: (changed) => {
      noteAnswered(sent)
      client.setQueryData(queryKey, changed)
      void client.invalidateQueries({ queryKey: ['requests'] })
      setSeen(undefined)
      setMissed([])
      tellDone(done)
      onDone()
    },
    onError: async (error, before) => {
      if (!isChangedMeanwhile(error)) return
      const fresh = await client.fetchQuery({ ...requestQuery(request.id), staleTime: 0 })
      const known = new Set(before.events.map(({ id }) => id))
      setMissed(fresh.events.filter(({ id }) => !known.has(id)))
      setSeen(seenIn(fresh))
    },
  })
  return {
    send: () => mutation.mutate(seen ?? seenIn(request)),
    isBusy: mutation.isPending,
    error: mutation.error,
    missed,
    begin: () => {
      setSeen(seenIn(request))
      setMissed([])
      mutation.reset()
    },
  }
}
