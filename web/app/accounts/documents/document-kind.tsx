import { type DocumentKind, mostPages, papersOf } from '@portal/contract/accounts'
import { fieldTexts } from '@portal/contract/field-texts'
import { type DragEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../lib/texts'
import { documentTexts } from './document-texts'
import styles from './documents.module.css'
import type { DraftDocument, PagePlace } from './draft-document'
import { FileButton } from './file-button'
import { PageItem } from './page-item'
import { PaperChoice } from './paper-choice'
import { TransferItem } from './transfer-item'
import { useKeptFocus } from './use-kept-focus'
import type { useTransfers } from './use-transfers'

interface DocumentKindProps {
  kind: DocumentKind
  documents: readonly DraftDocument[]
  transfers: ReturnType<typeof useTransfers<PagePlace>>
  load: (fileId: string) => Promise<Blob>
  remove: (fileId: string) => Promise<void>
  say: (words: string) => void
}

/** One kind of document: which paper it is, its pages, those on their way, and the way to add one. */
export function DocumentKindPart({ kind, documents, transfers, load, remove, say }: DocumentKindProps) {
  const language = useLanguage()
  const words = documentTexts(language)
  const papers: readonly Paper[] = papersOf[kind]
  const [paper, setPaper] = useState(documents.at(-1)?.paper ?? '')
  const [missing, setMissing] = useState(false)
  const [dragging, setDragging] = useState(false)
  const section = useRef<HTMLElement>(null)
  const id = useId()
  useKeptFocus(section, () => document.getElementById(`${id}-add`) ?? document.getElementById(id))
  const room = mostPages - documents.length - transfers.transfers.filter(({ insteadOf }) => !insteadOf).length
  const { title, hint } = words.kinds[kind]

  /** Without knowing which paper it is, nothing can be added: the question is shown and has the focus. */
  function isPaperKnown(): boolean {
    const known = papers.length === 0 || paper !== ''
    flushSync(() => setMissing(!known))
    if (!known) section.current?.querySelector<HTMLElement>('input[type=radio]')?.focus()
    return known
  }

  function add(files: readonly File[]) {
    for (const file of files.slice(0, room)) transfers.start({ kind, paper, file, name: nameOf(file) })
    if (files.length > room) say(words.full(mostPages))
  }

  function replace({ fileId, paper }: DraftDocument, [file]: readonly File[]) {
    if (file) transfers.start({ kind, paper, file, name: nameOf(file), insteadOf: fileId })
  }

  function nameOf(file: File) {
    return file.name || words.thisPicture
  }

  const drop = {
    onDragOver: (event: DragEvent) => carriesFiles(event) && setDragging(true),
    onDragLeave: (event: DragEvent<HTMLElement>) =>
      !event.currentTarget.contains(event.relatedTarget as Node | null) && setDragging(false),
    onDrop: (event: DragEvent) => {
      setDragging(false)
      if (carriesFiles(event) && isPaperKnown()) add([...event.dataTransfer.files])
    },
  }

  return (
    <section ref={section} aria-labelledby={id} className={styles.kind} data-dragging={dragging || undefined} {...drop}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <p className={styles.hint}>{hint}</p>
      {papers.length > 0 && (
        <PaperChoice
          legend={words.whichPaper}
          about={title}
          papers={papers.map((value) => ({ value, label: words.papers[value] }))}
          chosen={paper}
          error={missing ? fieldTexts.choose[language] : ''}
          choose={(value) => {
            setPaper(value)
            setMissing(false)
          }}
        />
      )}
      {documents.length > 0 && (
        <ul className={styles.pages}>
          {documents.map((document, at) => (
            <PageItem
              key={document.fileId}
              document={document}
              title={titleOf(documents, at, words)}
              load={() => load(document.fileId)}
              replace={(files) => replace(document, files)}
              remove={() => remove(document.fileId)}
            />
          ))}
        </ul>
      )}
      {transfers.transfers.length > 0 && (
        <ul className={styles.transfers}>
          {transfers.transfers.map((transfer) => (
            <TransferItem
              key={transfer.key}
              transfer={transfer}
              makeSmaller={() => transfers.makeSmaller(transfer)}
              chooseOther={([file]) => {
                if (!file) return
                transfers.stop(transfer.key)
                transfers.start({ ...transfer, file, name: nameOf(file) })
              }}
              retry={() => transfers.retry(transfer)}
              stop={() => {
                transfers.stop(transfer.key)
                say(words.cancelled)
              }}
            />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <div className={styles.add}>
          <FileButton id={`${id}-add`} multiple describedBy={`${id}-rule`} mayOpen={isPaperKnown} onFiles={add}>
            {documents.length > 0 ? words.addAnother : words.add}
            <span className="visually-hidden">{words.addTo(title)}</span>
          </FileButton>
          <p id={`${id}-rule`} className={styles.hint}>
            {words.fileRule} <span className={styles.dropHint}>{words.drop}</span>
          </p>
        </div>
      ) : (
        <p className={styles.hint}>{words.full(mostPages)}</p>
      )}
    </section>
  )
}

type Words = ReturnType<typeof documentTexts>
type Paper = keyof Words['papers']

/** The paper's name, or "Page" where the kind is one paper; with a number where there are several alike. */
function titleOf(documents: readonly DraftDocument[], at: number, words: Words): string {
  const { paper } = documents[at] ?? { paper: '' }
  const alike = documents.filter((other) => other.paper === paper)
  const number = documents.slice(0, at + 1).filter((other) => other.paper === paper).length
  const name = words.papers[paper as Paper]
  if (!name) return words.page(number)
  return alike.length > 1 ? `${name} · ${words.page(number)}` : name
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
