import { documentKinds } from '@portal/contract/accounts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/texts'
import { DocumentKindPart } from './document-kind'
import { documentTexts } from './document-texts'
import styles from './documents.module.css'
import type { DocumentListProps, DraftDocument, PagePlace } from './draft-document'
import { useEdits } from './use-edits'
import { useStayingHere } from './use-staying-here'
import { useTransfers } from './use-transfers'

export type { DocumentListProps, DraftDocument } from './draft-document'

/**
 * A caregiver's documents, kind by kind (A05): adding, looking at, replacing and removing pictures. A picture that will
 * not do is told with the message of A11, and made smaller at a press where that helps.
 */
export function DocumentList({ documents, onChange, upload, view, onBusy }: DocumentListProps) {
  const words = documentTexts(useLanguage())
  const [said, say] = useState('')
  const sent = useRef(new Map<string, Blob>())
  const edit = useEdits({ documents, onChange })
  const transfers = useTransfers<PagePlace>({
    upload,
    put: (transfer) => edit((all) => placed(all, transfer)),
    onDone({ fileId, file, name }) {
      sent.current.set(fileId, file)
      say(words.done(name))
    },
  })
  useStayingHere()
  const busy = transfers.transfers.some(({ state }) => state.step !== 'refused' && state.step !== 'failed')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, whoever listens
  useEffect(() => onBusy?.(busy), [busy])

  return (
    <div className={styles.list}>
      {documentKinds.map((kind) => (
        <DocumentKindPart
          key={kind}
          kind={kind}
          documents={documents.filter((document) => document.kind === kind)}
          transfers={{ ...transfers, transfers: transfers.transfers.filter((transfer) => transfer.kind === kind) }}
          load={async (fileId) => sent.current.get(fileId) ?? view(fileId)}
          remove={async (fileId) => {
            await edit((all) => all.filter((document) => document.fileId !== fileId))
            say(words.removed)
          }}
          say={say}
        />
      ))}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}

function placed(
  documents: readonly DraftDocument[],
  { kind, paper, fileId, name, insteadOf }: PagePlace & { fileId: string; name: string },
): DraftDocument[] {
  const page = { kind, paper, fileId, name }
  if (!documents.some((document) => document.fileId === insteadOf)) return [...documents, page]
  return documents.map((document) => (document.fileId === insteadOf ? page : document))
}
