import { maxPagesOfDocument } from '@portal/contract/care/applications/applying'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import type { ReactNode } from 'react'
import { useCareTexts } from '../../locales/care'
import { UploadSlot } from '../../ui/upload/upload-slot'
import type { Uploads } from '../../ui/upload/use-uploads'
import type { ApplicationDocument } from './use-document-uploads'

interface DocumentSlotProps {
  kind: CareDocumentKind
  uploads: Uploads<ApplicationDocument>
  /** Additional text about the document. */
  children?: ReactNode
}

/** The upload slot for the pages of one document. Pages uploaded here can be withdrawn for a few minutes. */
export function DocumentSlot({ kind, uploads, children }: DocumentSlotProps) {
  const { title, hint } = useCareTexts().documents[kind]
  return (
    <UploadSlot uploads={uploads} kind={kind} title={title} hint={hint} max={maxPagesOfDocument}>
      {children}
    </UploadSlot>
  )
}
