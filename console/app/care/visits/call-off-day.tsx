import { callOffClosedDay, type DisplacedVisit, maxCalledOff } from '@portal/contract/care/visits/displaced'
import type { Schedule } from '@portal/contract/care/visits/schedules'
import { inLanguage } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useLanguage } from '../../core/texts'
import { shownDate } from '../../core/when'
import { useShellTexts } from '../../locales/shell'
import { useVisitsTexts } from '../../locales/visits'
import { AskFirst } from '../../ui/dialog/ask-first'

interface CallOffDayProps {
  officeId: number
  closedDay: Schedule['closedDays'][number]
  visits: readonly DisplacedVisit[]
}

/** Cancels the visits of a closed day whose applicants can be notified; renders nothing when there are none. */
export function CallOffDay({ officeId, closedDay, visits }: CallOffDayProps) {
  const texts = useVisitsTexts()
  const { back } = useShellTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const told = visits.filter(({ canBeTold }) => canBeTold).slice(0, maxCalledOff)
  const left = visits.length - told.length
  const callingOff = useSend({
    mutationFn: () =>
      api(callOffClosedDay, {
        companyAddressId: officeId,
        closedDayId: closedDay.id,
        visits: told.map(({ id, version }) => ({ id, version })),
      }),
    onSuccess: (result) => {
      tellDone(texts.calledOffAll(result.calledOff))
      client.setQueryData(['displaced', officeId], result.left)
      for (const key of ['displaced', 'work', 'visits', 'visit-week', 'schedule'])
        void client.invalidateQueries({ queryKey: [key] })
    },
  })
  if (told.length === 0) return null
  const day = shownDate(closedDay.day, language)
  return (
    <AskFirst
      label={texts.callOffAll}
      aria-label={texts.callOffAllOf(day)}
      text={texts.callOffAllText(told.length, day, inLanguage(closedDay.reason, language))}
      {...(left > 0 && { hint: texts.callOffAllHint(left) })}
      // Next to 取消面談 (cancel the visit), a button labeled 取消 (cancel) would be ambiguous.
      leave={back}
      loading={callingOff.isPending}
      onSure={() => callingOff.mutate()}
    />
  )
}
