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

/** Identifies the version of an application that staff have seen: actions send the version number, messages the last event. */
export type SeenApplication = ReturnType<typeof seenIn>

/** The version of the application on the screen. */
export function seenIn({ version, events }: StaffApplicationDetail) {
  return { version, after: events.at(-1)?.id }
}

/**
 * Submits a form about an application. If a colleague acted first, the server refuses and the page shows what changed.
 * @param call gets an idempotency key, so that a retry after a lost response is not reported as a colleague's action
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
