import { getStaffApplication, type StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { formatPastMoment } from '@portal/contract/moments'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { noteAnswered, withKey } from '../../core/saving/send-once'
import { useSave } from '../../core/saving/use-save'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import type { FormState } from '../../ui/form/use-form'
import { tellSaved } from '../../ui/undo'
import { useEventWords } from './event-words'

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => api(getStaffApplication, { id }, { signal }),
  })

/** What tells a version of an application: actions on it need the number, messages the last event. */
export type SeenApplication = ReturnType<typeof seenIn>

/** The version of an application that is on the screen. */
export function seenIn({ version, events }: StaffApplicationDetail) {
  return { version, after: events.at(-1)?.id }
}

/**
 * Sends a form about an application. After a colleague's action it is refused, and what is new is shown.
 * @param call gets an idempotency key: the member's own action is never told as a colleague's after an answer that was lost
 */
export function useApplicationSave<V extends object>(
  application: StaffApplicationDetail,
  form: FormState<V, SeenApplication>,
  call: (given: V & { idempotencyKey: string }, seen: SeenApplication) => Promise<StaffApplicationDetail>,
  { done, onDone }: { done: string; onDone?: () => void },
) {
  const client = useQueryClient()
  const language = useLanguage()
  const wordsOf = useEventWords()
  const { changed } = useApplicationsTexts()
  const { queryKey } = applicationQuery(application.id)
  const save = useSave({
    form,
    record: application,
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
