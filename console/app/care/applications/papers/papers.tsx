import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { useRequestsTexts } from '../../../locales/requests'
import { Card } from '../../../ui/card'
import { AskForPaper } from './ask-for-paper'
import { PaperPages } from './paper-pages'

/** The papers of an application, to look at or to ask for. */
export function Papers({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().papers
  return (
    <Card title={texts.title}>
      <PaperPages
        documents={request.documents}
        missing={request.missing}
        actionOf={(kind) => !request.cancelled && <AskForPaper request={request} kind={kind} />}
      />
    </Card>
  )
}
