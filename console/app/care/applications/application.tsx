import { fullName } from '@portal/contract/person/names'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useApplicationsTexts } from '../../locales/applications'
import { PrintButton } from '../../ui/print-button'
import { RecordPage } from '../../ui/record/record-page'
import { ApplicationStory } from './application-story'
import { ApplicationSummary } from './application-summary'
import { ChangeProgress } from './change-progress'
import { applicationQuery } from './use-application'

/** The page of one application. */
export function Application() {
  const { id = '' } = useParams()
  const texts = useApplicationsTexts()
  const query = useQuery(applicationQuery(id))
  const title = query.data ? fullName(query.data.applicant) : texts.title
  return (
    <RecordPage
      title={title}
      isPerson
      query={query}
      list={{ to: '/requests', label: texts.all }}
      facts={query.data && <ApplicationSummary application={query.data} />}
      work={{ kind: 'application', id, name: title }}
      actions={
        <>
          {query.data && !query.data.cancelled && <ChangeProgress key={id} application={query.data} />}
          <PrintButton>{texts.print}</PrintButton>
        </>
      }
    >
      {(application) => <ApplicationStory key={id} application={application} />}
    </RecordPage>
  )
}
