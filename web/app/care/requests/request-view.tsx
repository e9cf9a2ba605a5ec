import type { RequestDetail } from '@portal/contract/care/applications/requests'
import { useEffect, useRef } from 'react'
import { BackLink } from '../../content/back-link'
import { useRequestTexts } from '../../locales/requests'
import { UploadStatus } from '../../ui/upload/upload-status'
import { CancelRequest } from './cancel-request'
import { Messages } from './messages'
import { MissingPapers, useAskedKinds } from './missing-papers'
import { OtherPapers } from './other-papers'
import { Papers } from './papers'
import { RequestHead } from './request-head'
import * as styles from './requests.module.css'
import { SentData } from './sent-data'
import { Timeline } from './timeline'
import { usePaperUploads } from './use-paper-uploads'
import { Visit } from './visit'

interface RequestViewProps {
  request: RequestDetail
  /** Receives the application that the server returned after a change. */
  take: (request: RequestDetail) => void
  /** Fetches the application again. */
  again: () => void
  listPath: string
  /** Whether it was opened from the list, which had the focus. */
  isOpened: boolean
}

/** One application: status, missing papers, messages and the submitted data. */
export function RequestView({ request, take, again, listPath, isOpened }: RequestViewProps) {
  const words = useRequestTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useAskedKinds(request)
  const uploads = usePaperUploads(request, take)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has appeared
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true })
  }, [])
  const { open, movable, office, method } = request
  return (
    <div className={styles.view}>
      <BackLink to={listPath} label={words.one.back} />
      <RequestHead request={request} heading={heading} />
      {open && asked.length > 0 && <MissingPapers request={request} kinds={asked} uploads={uploads} />}
      {method === 'offline' && <Visit request={request} take={take} again={again} />}
      <Timeline events={request.events} />
      <Messages request={request} take={take} />
      <Papers documents={request.documents}>{open && <OtherPapers except={asked} uploads={uploads} />}</Papers>
      <SentData request={request} />
      {open && (movable || !office) && (
        <CancelRequest request={request} take={take} again={again} onCancelled={() => heading.current?.focus()} />
      )}
      <UploadStatus uploads={uploads} />
    </div>
  )
}
