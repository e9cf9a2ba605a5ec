import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import { useEffect, useRef } from 'react'
import { BackLink } from '../../content/back-link'
import { useApplicationsTexts } from '../../locales/applications'
import { UploadStatus } from '../../ui/upload/upload-status'
import { ApplicationHead } from './application-head'
import * as styles from './applications.module.css'
import { CancelApplication } from './cancel-application'
import { Documents } from './documents'
import { Messages } from './messages'
import { MissingDocuments, useAskedKinds } from './missing-documents'
import { OtherDocuments } from './other-documents'
import { SentData } from './sent-data'
import { Timeline } from './timeline'
import { useDocumentUploads } from './use-document-uploads'
import { Visit } from './visit'

interface ApplicationViewProps {
  application: ApplicationDetail
  /** Receives the application that the server returned after a change. */
  take: (application: ApplicationDetail) => void
  /** Fetches the application again. */
  again: () => void
  listPath: string
  /** Whether it was opened from the list, which had the focus. */
  isOpened: boolean
}

/** One application: status, missing documents, messages and the submitted data. */
export function ApplicationView({ application, take, again, listPath, isOpened }: ApplicationViewProps) {
  const words = useApplicationsTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useAskedKinds(application)
  const uploads = useDocumentUploads(application, take)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has appeared
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true })
  }, [])
  const { open, movable, office, method } = application
  return (
    <div className={styles.view}>
      <BackLink to={listPath} label={words.one.back} />
      <ApplicationHead application={application} heading={heading} />
      {open && asked.length > 0 && <MissingDocuments application={application} kinds={asked} uploads={uploads} />}
      {method === 'offline' && <Visit application={application} take={take} again={again} />}
      <Timeline events={application.events} />
      <Messages application={application} take={take} />
      <Documents documents={application.documents}>
        {open && <OtherDocuments except={asked} uploads={uploads} />}
      </Documents>
      <SentData application={application} />
      {open && (movable || !office) && (
        <CancelApplication
          application={application}
          take={take}
          again={again}
          onCancelled={() => heading.current?.focus()}
        />
      )}
      <UploadStatus uploads={uploads} />
    </div>
  )
}
