import { getStaffRequest, type StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { formatPastMoment } from '@portal/contract/moments'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { noteAnswered, withKey } from '../../core/saving/send-once'
import { useSave } from '../../core/saving/use-save'
import { useLanguage } from '../../core/texts'
import { useRequestsTexts } from '../../locales/requests'
import type { FormState } from '../../ui/form/use-form'
import { tellSaved } from '../../ui/undo'
import { useEventWords } from './event-words'

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => api(getStaffRequest, { id }, { signal }),
  })

/** What tells a version of an application: actions on it need the number, messages the last event. */
export type SeenRequest = ReturnType<typeof seenIn>

/** The version of an application that is on the screen. */
export function seenIn({ version, events }: StaffRequestDetail) {
  return { version, after: events.at(-1)?.id }
}

/**
 * Sends a form about an application. After a colleague's action it is refused, and what is new is shown.
 * @param call gets an idempotency key: the member's own action is never told as a colleague's after an answer that was lost
 */
export function useRequestSave<V extends object>(
  request: StaffRequestDetail,
  form: FormState<V, SeenRequest>,
  call: (given: V & { idempotencyKey: string }, seen: SeenRequest) => Promise<StaffRequestDetail>,
  { done, onDone }: { done: string; onDone?: () => void },
) {
  const client = useQueryClient()
  const language = useLanguage()
  const wordsOf = useEventWords()
  const { changed } = useRequestsTexts()
  const { queryKey } = requestQuery(request.id)
  const save = useSave({
    form,
    record: request,
    queryKey,
    differences: (seen, now) => {
      const known = new Set(seen.events.map(({ id }) => id))
      const fresh = now.events.filter(({ id }) => !known.has(id))
      return fresh.map((event) => {
        const { title, text } = wordsOf(event)
        return { label: `${formatPastMoment(event.at, language)}: ${title}`, now: text ?? '' }
      })
    },
    change: (given: V) => call(withKey(form.name, given), form.seen),
    onSaved: (after) => {
      noteAnswered(form.name)
      client.setQueryData(queryKey, after)
      void client.invalidateQueries({ queryKey: ['requests'] })
      tellSaved(after, done)
      onDone?.()
    },
  })
  return { ...save, missedTitle: `${changed.title} ${changed.again}` }
}
