import { fullName } from '@portal/contract/person/names'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useRequestsTexts } from '../../locales/requests'
import { PrintButton } from '../../ui/print-button'
import { RecordPage } from '../../ui/record/record-page'
import { ChangeProgress } from './change-progress'
import { RequestStory } from './request-story'
import { RequestSummary } from './request-summary'
import { requestQuery } from './use-request'

/** One application with its whole story. */
export function Request() {
  const { id = '' } = useParams()
  const texts = useRequestsTexts()
  const query = useQuery(requestQuery(id))
  const title = query.data ? fullName(query.data.applicant) : texts.title
  return (
    <RecordPage
      {...{ title, query }}
      list={{ to: '/requests', label: texts.all }}
      facts={query.data && <RequestSummary request={query.data} />}
      work={{ kind: 'application', id, name: title }}
      actions={
        <>
          {query.data && !query.data.cancelled && <ChangeProgress key={id} request={query.data} />}
          <PrintButton>{texts.print}</PrintButton>
        </>
      }
    >
      {(request) => <RequestStory key={id} request={request} />}
    </RecordPage>
  )
}
