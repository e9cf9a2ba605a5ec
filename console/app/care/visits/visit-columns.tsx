import { newYorkToday } from '@portal/client/new-york'
import type { StaffVisit } from '@portal/contract/care/visits/staff'
import { formatTime } from '@portal/contract/when'
import { useLanguage } from '../../core/texts'
import { useVisitsTexts } from '../../locales/visits'
import type { Column } from '../../ui/list/list-table'
import paper from '../../ui/paper.module.css'
import { Phone } from '../../ui/phone'
import { Attendance } from './attendance'
import styles from './visits.module.css'

/** The columns of a day's visits; before that day, a box to tick on the printed list. */
export function useVisitColumns(day: string): readonly Column<StaffVisit>[] {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const isAhead = day > newYorkToday()
  return [
    { head: texts.time, cell: ({ time }) => formatTime(`${day} ${time}`, language), className: styles.time },
    { head: texts.name, cell: ({ applicant }) => applicant, to: ({ id }) => `/requests/${id}`, isAsWritten: true },
    {
      head: texts.attendance,
      cell: (visit) => (isAhead ? <span className={paper.box} /> : <Attendance visit={visit} />),
      isAction: !isAhead,
    },
    { head: texts.phone, cell: ({ phone }) => <Phone number={phone} /> },
    { head: texts.item, cell: ({ item }) => item },
    { head: texts.number, cell: ({ number }) => number, isAsWritten: true, className: styles.time },
  ]
}
