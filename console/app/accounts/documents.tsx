import { expiringKinds } from '@portal/contract/accounts/documents'
import { reviewDocument, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { useState } from 'react'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useCaregiversTexts } from '../locales/caregivers'
import { Card } from '../ui/card'
import { Dialog } from '../ui/dialog/dialog'
import { ApproveDocument } from './approve-document'
import styles from './caregivers.module.css'
import { Decision } from './decision'
import { DocumentPicture } from './document-picture'
import { Expiry } from './expiry'
import { ReviewMark } from './review-mark'

type Document = StaffCaregiver['documents'][number]

/** A caregiver's documents side by side, each with its decision. */
export function Documents({ caregiver, caregiverId }: { caregiver: StaffCaregiver; caregiverId: string }) {
  const texts = useCaregiversTexts()
  return (
    <Card title={texts.documents}>
      {caregiver.documents.length === 0 && <p>{texts.noDocuments}</p>}
      <ul className={styles.documents}>
        {caregiver.documents.map((document) => (
          <li key={document.id} className={styles.document}>
            <OneDocument document={document} caregiverId={caregiverId} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OneDocument({ document, caregiverId }: { document: Document; caregiverId: string }) {
  const texts = useCaregiversTexts()
  const language = useLanguage()
  const [isLarge, setLarge] = useState(false)
  const paper = document.paper in texts.papers ? texts.papers[document.paper as keyof typeof texts.papers] : ''
  const what = [texts.kinds[document.kind], paper].filter(Boolean).join(' · ')
  return (
    <>
      <strong>{what}</strong>
      <button type="button" className={styles.picture} aria-label={texts.larger(what)} onClick={() => setLarge(true)}>
        <DocumentPicture fileId={document.fileId} size="small" />
      </button>
      <p className={styles.soft}>
        <ReviewMark status={document.reviewStatus} /> <span>{shownMoment(document.createdAt, language)}</span>
      </p>
      {document.reviewReason && <p>{document.reviewReason}</p>}
      {document.reviewStatus !== 'rejected' && <Expiry document={document} caregiverId={caregiverId} what={what} />}
      <Decision
        caregiverId={caregiverId}
        record={document}
        endpoint={reviewDocument}
        labels={{
          approve: texts.approve,
          reject: texts.reject,
          reopen: texts.reopen,
          of: { approved: texts.approveOf(what), rejected: texts.rejectOf(what), under_review: texts.reopenOf(what) },
        }}
        askFirst={
          expiringKinds.includes(document.kind) && document.expiresOn === null
            ? (asking) => (
                <ApproveDocument
                  caregiverId={caregiverId}
                  document={document}
                  title={texts.approveOf(what)}
                  asking={asking}
                />
              )
            : undefined
        }
      />
      <Dialog opened={isLarge} onClose={() => setLarge(false)} title={what} size="90rem">
        <DocumentPicture fileId={document.fileId} size="full" className={styles.large} />
      </Dialog>
    </>
  )
}
