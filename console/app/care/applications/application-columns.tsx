import type { getApplicationPage } from '@portal/contract/care/applications/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import type { Column } from '../../ui/list/list-table'
import table from '../../ui/list/table.module.css'
import { Phone } from '../../ui/phone'
import { ProgressMark } from './progress-mark'

/** The columns of the list of applications. */
export function useApplicationColumns(): readonly Column<OutputOf<typeof getApplicationPage>['records'][number]>[] {
  const texts = useApplicationsTexts()
  const language = useLanguage()
  return [
    {
      head: texts.applicant,
      cell: ({ applicant }) => applicant,
      to: ({ id }) => `/requests/${id}`,
      isAsWritten: true,
      beside: ({ number }) => <small translate="no">{number}</small>,
    },
    {
      head: texts.service,
      cell: ({ item, method, appointmentDate }) => (
        <>
          {item}
          <small className={table.under}>
            {[texts.methods[method], appointmentDate && formatMoment(appointmentDate, language)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      ),
    },
    {
      head: texts.state,
      cell: ({ progress, cancelled, waiting }) => (
        <>
          <ProgressMark progress={progress} cancelled={cancelled} />
          {waiting && <small className={table.under}>{texts.waits}</small>}
        </>
      ),
    },
    { head: texts.phone, cell: ({ phone }) => <Phone number={phone} plain /> },
    { head: texts.since, cell: ({ submittedAt }) => formatPastMoment(submittedAt, language) },
  ]
}
