import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { useApplicationsTexts } from '../../../locales/applications'
import { Card } from '../../../ui/card'
import { AskForDocument } from './ask-for-document'
import { DocumentPages } from './document-pages'

/** The documents of an application, with buttons to request missing ones. */
export function Documents({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts().documents
  return (
    <Card title={texts.title}>
      <DocumentPages
        documents={application.documents}
        missing={application.missing}
        actionOf={(kind) => !application.cancelled && <AskForDocument application={application} kind={kind} />}
      />
    </Card>
  )
}
