import { Button } from '@mantine/core'
import { removeClosedDay, type Schedule } from '@portal/contract/care/visits/schedules'
import { inLanguage } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useLanguage } from '../../core/texts'
import { shownDate } from '../../core/when'
import { useVisitsTexts } from '../../locales/visits'
import { Card } from '../../ui/card'
import { TableFrame } from '../../ui/list/list-table'
import table from '../../ui/list/table.module.css'
import { CloseDayForm } from './close-day-form'
import styles from './office.module.css'

/** The closed days of an office, with a form to add one. */
export function ClosedDays({ schedule }: { schedule: Schedule }) {
  const texts = useVisitsTexts()
  const { companyAddressId, closedDays } = schedule
  const client = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const opening = useSend({
    mutationFn: (closedDayId: number) => api(removeClosedDay, { companyAddressId, closedDayId }),
    onSuccess: (changed) => {
      client.setQueryData(['schedule', companyAddressId], changed)
      for (const key of ['visit-week', 'displaced', 'work']) void client.invalidateQueries({ queryKey: [key] })
      tellDone(texts.dayOpen)
      list.current?.focus()
    },
    onError: () => client.invalidateQueries({ queryKey: ['schedule', companyAddressId] }),
  })
  return (
    <Card title={texts.closedDays}>
      <CloseDayForm companyAddressId={companyAddressId} />
      <div ref={list} tabIndex={-1} className={styles.stack}>
        {closedDays.length === 0 ? (
          <p>{texts.noClosedDays}</p>
        ) : (
          <TableFrame label={texts.closedDays} labels={[texts.day, texts.why, texts.again]} target="button">
            {closedDays.map((day) => (
              <ClosedDay key={day.id} day={day} onOpen={() => opening.mutate(day.id)} />
            ))}
          </TableFrame>
        )}
      </div>
    </Card>
  )
}

function ClosedDay({ day, onOpen }: { day: Schedule['closedDays'][number]; onOpen: () => void }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const shown = shownDate(day.day, language)
  const label = day.everyOffice ? texts.openAllAgain : texts.openAgain
  return (
    <tr>
      <th scope="row">{shown}</th>
      <td className={table.written}>
        <span>{inLanguage(day.reason, language)}</span>
        {day.everyOffice && <small className={styles.under}>{texts.everyOffice}</small>}
      </td>
      <td data-doing>
        <Button variant="default" size="compact-md" aria-label={texts.openAgainOf(label, shown)} onClick={onOpen}>
          {label}
        </Button>
      </td>
    </tr>
  )
}
