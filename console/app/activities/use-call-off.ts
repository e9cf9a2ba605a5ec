import { callOffActivity, type StaffActivity } from '@portal/contract/activities/staff'
import { inLanguage, languages, type Texts } from '@portal/contract/language'
import { formatMoment } from '@portal/contract/moments'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../core/api'
import { useSave } from '../core/saving/use-save'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { type FormState, useForm } from '../ui/form/use-form'
import { tellSaved } from '../ui/undo'

export interface CallOffReason {
  reason: Texts
}

const empty: CallOffReason = { reason: { en: '', 'zh-CN': '', 'zh-TW': '' } }

export const activityKey = (id: number) => ['activity', id]

/** The reason for calling an activity off, in at least one language. */
export function useCallOffForm({ id, version }: StaffActivity): FormState<CallOffReason, number> {
  const { callOff: texts } = useActivitiesTexts()
  const language = useLanguage()
  return useForm<CallOffReason, number>({
    name: `activity ${id} call off`,
    initial: empty,
    endpoint: callOffActivity,
    rules: ({ reason }) => ({
      [`reason.${language}`]: languages.every((one) => reason[one].trim() === '') && texts.missing,
    }),
    seen: version,
  })
}

/** Calls the activity off as it is on the screen. */
export function useCallOff(activity: StaffActivity, form: FormState<CallOffReason, number>, onDone: () => void) {
  const { id } = activity
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const client = useQueryClient()
  return useSave({
    form,
    record: activity,
    queryKey: activityKey(id),
    facts: ({ title, location, activityStartTime }) => [
      [texts.name, inLanguage(title, language)],
      [texts.start, formatMoment(activityStartTime, language)],
      [texts.place, inLanguage(location, language)],
    ],
    change: ({ reason }: CallOffReason) => api(callOffActivity, { id, version: form.seen, reason }),
    onSaved: (saved) => {
      client.setQueryData(activityKey(id), saved)
      for (const queryKey of [['activities'], ['participants', id]]) void client.invalidateQueries({ queryKey })
      onDone()
      tellSaved(saved, texts.callOff.done)
    },
  })
}
