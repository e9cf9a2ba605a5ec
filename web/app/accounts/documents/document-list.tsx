import { documentKinds } from '@portal/contract/accounts/documents'
import { useEffect } from 'react'
import { UploadStatus } from '../../ui/upload/upload-status'
import type { FileStore } from '../../ui/upload/uploaded'
import { useUploads } from '../../ui/upload/use-uploads'
import { DocumentKindSlot } from './document-kind'
import styles from './documents.module.css'
import type { DraftDocument } from './draft-document'

interface DocumentListProps {
  documents: readonly DraftDocument[]
  /** Takes the list after a page came or went. A promise that fails leaves the list as it was and offers to try again. */
  onChange: (documents: DraftDocument[]) => void | Promise<void>
  store: FileStore
  /** Told when pictures begin and cease to be under way: a page that sends its documents off should wait for them. */
  onBusy?: (busy: boolean) => void
}

/**
 * A caregiver's documents, kind by kind (A05): adding, looking at, replacing and removing pictures. A picture that will
 * not do is told with the message of A11, and made smaller at a press where that helps.
 */
export function DocumentList({ documents, onChange, store, onBusy }: DocumentListProps) {
  const uploads = useUploads({ pictures: documents, onChange, store })
  const { busy } = uploads
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, whoever listens
  useEffect(() => onBusy?.(busy), [busy])
  return (
    <div className={styles.list}>
      {documentKinds.map((kind) => (
        <DocumentKindSlot key={kind} kind={kind} uploads={uploads} />
      ))}
      <UploadStatus uploads={uploads} />
    </div>
  )
}
