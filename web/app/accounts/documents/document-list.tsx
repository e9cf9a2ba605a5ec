import { type DocumentKind, documentKinds, papersOf } from '@portal/contract/accounts/documents'
import type { CaregiverInfo } from '@portal/contract/accounts/own'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { UploadStatus } from '../../ui/upload/upload-status'
import type { FileStore } from '../../ui/upload/uploaded'
import { useUploadsDone } from '../../ui/upload/uploads-done'
import { useUploads } from '../../ui/upload/use-uploads'
import { DocumentKindSlot } from './document-kind'
import * as styles from './documents.module.css'
import type { DraftDocument } from './draft-document'
import { choicePlace } from './paper-choice'

export interface CompleteDocuments {
  /** Whether all uploads are done and every paper is selected; if not, marks what is missing and focuses the first. */
  areComplete: () => boolean
}

interface DocumentListProps {
  ref?: Ref<CompleteDocuments>
  documents: readonly DraftDocument[]
  /** The kinds that the agency has asked for, and on which day. */
  wanted?: CaregiverInfo['wanted']
  /**
   * Receives the list after a page was added or removed. If it rejects, the list stays as is and a retry is offered.
   */
  onChange: (documents: DraftDocument[]) => void | Promise<void>
  store: FileStore
  /** Whether the order can be changed, until the documents are handed in. */
  ordered?: boolean
  /** Called when uploads start and when the last one ends; submit the documents only after that. */
  onBusy?: (busy: boolean) => void
}

/**
 * A caregiver's documents by kind (A05): add, view, replace and remove pictures. The paper may also be selected after
 * its pictures were uploaded: the selection then applies to all pictures of the kind that have none yet.
 */
export function DocumentList({ ref, documents, wanted = [], onChange, store, ordered, onBusy }: DocumentListProps) {
  const [chosen, setChosen] = useState(() => chosenPapers(documents))
  // An upload that finishes later uses the selection of that moment.
  const latest = useRef(chosen)
  const [asked, setAsked] = useState<readonly DocumentKind[]>([])
  const uploads = useUploads({
    pictures: documents,
    onChange: (all) => onChange(withPapers(all, latest.current)),
    store,
  })
  const { busy } = uploads
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, whoever listens
  useEffect(() => onBusy?.(busy), [busy])

  function choose(kind: DocumentKind, paper: string) {
    latest.current = { ...latest.current, [kind]: paper }
    setChosen(latest.current)
    setAsked((kinds) => kinds.filter((other) => other !== kind))
    const waits = (place: Pick<DraftDocument, 'kind' | 'paper'>) => place.kind === kind && place.paper === ''
    if (documents.some(waits)) void uploads.edit((all) => [...all])
    for (const transfer of uploads.transfers)
      if (waits(transfer.place) && transfer.state.step === 'failed') void uploads.retry(transfer)
  }

  /** Marks the choice of paper as missing for these kinds and focuses the first of them. */
  function ask(kinds: readonly DocumentKind[]) {
    flushSync(() => setAsked((all) => [...all, ...kinds]))
    const [first] = kinds
    if (first) document.getElementById(choicePlace(first))?.querySelector('input')?.focus()
  }

  const areUploadsDone = useUploadsDone(uploads)
  useImperativeHandle(ref, () => ({
    areComplete() {
      if (!areUploadsDone()) return false
      const unknown = documentKinds.filter((kind) => documents.some((document) => lacksPaper(document, kind)))
      if (unknown.length > 0) ask(unknown)
      return unknown.length === 0
    },
  }))

  return (
    <div className={styles.list}>
      {documentKinds.map((kind) => (
        <DocumentKindSlot
          key={kind}
          kind={kind}
          uploads={uploads}
          ordered={ordered}
          paper={chosen[kind] ?? ''}
          isAsked={asked.includes(kind)}
          wantedOn={wanted.find((one) => one.kind === kind)?.askedOn}
          choose={(paper) => choose(kind, paper)}
          ask={() => ask([kind])}
        />
      ))}
      <UploadStatus uploads={uploads} />
    </div>
  )
}

type ChosenPapers = Partial<Record<DocumentKind, string>>

function chosenPapers(documents: readonly DraftDocument[]): ChosenPapers {
  return Object.fromEntries(documents.map(({ kind, paper }) => [kind, paper]))
}

function withPapers(documents: readonly DraftDocument[], chosen: ChosenPapers): DraftDocument[] {
  return documents.map((document) =>
    document.paper === '' ? { ...document, paper: chosen[document.kind] ?? '' } : document,
  )
}

function lacksPaper({ kind, paper }: DraftDocument, wanted: DocumentKind): boolean {
  return kind === wanted && paper === '' && papersOf[kind].length > 0
}
