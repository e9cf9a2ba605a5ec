import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { type CareDocumentKind, careDocumentKinds } from '@portal/contract/care/services/services'
import { type ReactNode, useState } from 'react'
import { useApplicationsTexts } from '../../../locales/applications'
import styles from '../application.module.css'
import { DocumentViewer, type ViewedDocument } from './document-viewer'

interface DocumentPagesProps extends Pick<StaffApplicationDetail, 'documents' | 'missing'> {
  /** Renders the action for a kind of document. */
  actionOf?: (kind: CareDocumentKind) => ReactNode
}

/** The documents by kind. A picture is fetched only when it is opened, because the audit log records each access. */
export function DocumentPages({ documents, missing, actionOf }: DocumentPagesProps) {
  const texts = useApplicationsTexts().documents
  const [shown, setShown] = useState<number>()
  const papers = inOrder(documents)
  return (
    <>
      <ul className={styles.papers}>
        {careDocumentKinds.map((kind) => (
          <li key={kind}>
            <strong>{texts.kinds[kind]}</strong>
            <span className={styles.pages}>
              {papers.map(
                (document, at) =>
                  document.kind === kind && (
                    <button
                      key={document.fileId}
                      type="button"
                      className={styles.page}
                      aria-label={texts.open(texts.kinds[kind], document.page)}
                      onClick={() => setShown(at)}
                    >
                      {texts.page(document.page)}
                    </button>
                  ),
              )}
              {missing.includes(kind) ? (
                <span className={styles.missing}>{texts.missing}</span>
              ) : (
                papers.every((document) => document.kind !== kind) && <span className={styles.soft}>{texts.none}</span>
              )}
            </span>
            {actionOf?.(kind)}
          </li>
        ))}
      </ul>
      <DocumentViewer documents={papers} at={shown} onMove={setShown} onClose={() => setShown(undefined)} />
    </>
  )
}

/** Sorts the documents by kind and numbers the pages within each kind. */
function inOrder(documents: StaffApplicationDetail['documents']): ViewedDocument[] {
  return careDocumentKinds.flatMap((kind) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ fileId, addedAt }, i) => ({ kind, fileId, addedAt, page: i + 1 })),
  )
}
