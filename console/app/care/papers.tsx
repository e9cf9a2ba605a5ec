import { careDocumentKinds } from '@portal/contract/care/services'
import type { StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { useState } from 'react'
import { useRequestsTexts } from '../locales/requests'
import { Card } from '../ui/card'
import { AskForPaper } from './ask-for-paper'
import { PaperViewer, type ViewedPaper } from './paper-viewer'
import styles from './request.module.css'

/** The papers by kind, to look at or to ask for. Pictures are fetched when they are opened: each look is noted. */
export function Papers({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().papers
  const [shown, setShown] = useState<number>()
  const papers = papersOf(request)
  return (
    <Card title={texts.title}>
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
              {request.missing.includes(kind) ? (
                <span className={styles.missing}>{texts.missing}</span>
              ) : (
                papers.every((paper) => paper.kind !== kind) && <span className={styles.soft}>{texts.none}</span>
              )}
            </span>
            {!request.cancelled && <AskForPaper request={request} kind={kind} />}
          </li>
        ))}
      </ul>
      <PaperViewer papers={papers} at={shown} onMove={setShown} onClose={() => setShown(undefined)} />
    </Card>
  )
}

/** The papers in the order of their kinds, with page numbers within each kind. */
function papersOf({ documents }: StaffRequestDetail): ViewedPaper[] {
  return careDocumentKinds.flatMap((kind) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ fileId, addedAt }, i) => ({ kind, fileId, addedAt, page: i + 1 })),
  )
}
