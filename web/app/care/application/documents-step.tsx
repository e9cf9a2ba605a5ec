import { maxPagesOfDocument } from '@portal/contract/care/applications/applying'
import { useEffect } from 'react'
import { useApplicationTexts } from '../../locales/application'
import { useCareTexts } from '../../locales/care'
import { ownFiles } from '../../ui/upload/own-files'
import { UploadSlot } from '../../ui/upload/upload-slot'
import { UploadStatus } from '../../ui/upload/upload-status'
import { useUploadsDone } from '../../ui/upload/uploads-done'
import { useUploads } from '../../ui/upload/use-uploads'
import { useRequestedField } from '../../ui/wizard/use-requested-field'
import { NextButton, StepActions } from '../../ui/wizard/wizard-frame'
import * as styles from './application.module.css'
import type { Document } from './documents'
import type { StepProps } from './step-props'

/** Upload slots for the documents, one per kind. Documents can be added later: the last step lists the missing ones. */
export function DocumentsStep({ service, draft, content, goToNextStep }: StepProps) {
  const words = useApplicationTexts()
  const care = useCareTexts()
  const uploads = useUploads<Document>({
    pictures: content.documents,
    onChange: (documents) => {
      draft.change({ documents })
      void draft.save()
    },
    store: ownFiles,
  })
  useWantedSlot()
  const areDone = useUploadsDone(uploads)
  return (
    <div className={styles.papers}>
      {service.documents.map(({ kind, required }) => (
        <div key={kind} id={slotId(kind)}>
          <UploadSlot
            uploads={uploads}
            kind={kind}
            title={words.labelOf(care.documents[kind].title, required ? care.required : care.optional)}
            hint={care.documents[kind].hint}
            max={maxPagesOfDocument}
            ordered
          />
        </div>
      ))}
      <UploadStatus uploads={uploads} />
      <StepActions>
        <NextButton onClick={() => areDone() && goToNextStep()}>{words.next}</NextButton>
      </StepActions>
    </div>
  )
}

/** Scrolls to and focuses the slot that a link to this step named. */
function useWantedSlot() {
  const wanted = useRequestedField()
  useEffect(() => {
    if (!wanted) return
    document.getElementById(slotId(wanted))?.querySelector('h3')?.focus()
  }, [wanted])
}

const slotId = (kind: string) => `paper-${kind}`
