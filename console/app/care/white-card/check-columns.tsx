import type { getCheckPage, listedStatuses } from '@portal/contract/care/white-card/checks'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import { useLanguage } from '../../core/texts'
import { useChecksTexts } from '../../locales/checks'
import type { Column } from '../../ui/list/list-table'
import { Mark } from '../../ui/mark'
import { Phone } from '../../ui/phone'
import { CheckMark } from '../eligibility/check-mark'

type Check = OutputOf<typeof getCheckPage>['records'][number]

/** The columns of a list of checks, by status: the promised time of an answer, or the time of the decision. */
export function useCheckColumns(status: (typeof listedStatuses)[number] | 'all'): readonly (Column<Check> | false)[] {
  const texts = useChecksTexts()
  const language = useLanguage()
  const isMixed = status === 'all'
  const moment = (at: string) => at && formatPastMoment(at, language)
  return [
    {
      head: texts.name,
      cell: fullName,
      isAsWritten: true,
      to: (check) => `/checks/${check.accountId}?list=${check.status}`,
      beside: ({ phone }) => (
        <small>
          <Phone number={phone} plain />
        </small>
      ),
    },
    { head: texts.submitted, cell: ({ submittedAt }) => moment(submittedAt), isLabeled: true },
    isMixed && { head: texts.state, cell: (check) => <CheckMark status={check.status} /> },
    (status === 'submitted' || isMixed) && {
      head: texts.due,
      cell: ({ dueAt, isOverdue }) => (
        <>
          <span>{moment(dueAt)}</span> {isOverdue && <Mark tone="bad">{texts.overdue}</Mark>}
        </>
      ),
      isLabeled: isMixed,
    },
    status !== 'submitted' && { head: texts.decided, cell: ({ decidedAt }) => moment(decidedAt), isLabeled: isMixed },
  ]
}
