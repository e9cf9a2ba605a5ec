import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { type CareDocumentKind, careDocumentKinds } from '@portal/contract/care/services/services'
import { type ReactNode, useState } from 'react'
import { useRequestsTexts } from '../../../locales/requests'
import styles from '../request.module.css'
import { PaperViewer, type ViewedPaper } from './paper-viewer'

interface PaperPagesProps extends Pick<StaffRequestDetail, 'documents' | 'missing'> {
  /** What can be done about a kind. */
  actionOf?: (kind: CareDocumentKind) => ReactNode
}

/** The papers by kind, to look at. Pictures are fetched when they are opened: each look is noted. */
export function PaperPages({ documents, missing, actionOf }: PaperPagesProps) {
  const texts = useRequestsTexts().papers
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
                (paper, at) =>
                  paper.kind === kind && (
                    <button
                      key={paper.fileId}
                      type="button"
                      className={styles.page}
                      aria-label={texts.open(texts.kinds[kind], paper.page)}
                      onClick={() => setShown(at)}
                    >
                      {texts.page(paper.page)}
                    </button>
                  ),
              )}
              {missing.includes(kind) ? (
                <span className={styles.missing}>{texts.missing}</span>
              ) : (
                papers.every((paper) => paper.kind !== kind) && <span className={styles.soft}>{texts.none}</span>
              )}
            </span>
            {actionOf?.(kind)}
          </li>
        ))}
      </ul>
      <PaperViewer papers={papers} at={shown} onMove={setShown} onClose={() => setShown(undefined)} />
    </>
  )
}

/** The papers in the order of their kinds, with page numbers within each kind. */
function inOrder(documents: StaffRequestDetail['documents']): ViewedPaper[] {
  return careDocumentKinds.flatMap((kind) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ fileId, addedAt }, i) => ({ kind, fileId, addedAt, page: i + 1 })),
  )
}
