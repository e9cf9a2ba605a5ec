import { type DocumentKind, mostPages, papersOf } from '@portal/contract/accounts/documents'
import { fieldTexts } from '@portal/contract/field-texts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../core/texts'
import { documentTexts } from '../../locales/documents'
import { useUploadTexts } from '../../locales/upload'
import { UploadSlot } from '../../ui/upload/upload-slot'
import type { Uploads } from '../../ui/upload/use-uploads'
import type { DraftDocument } from './draft-document'
import { PaperChoice } from './paper-choice'
import { ReviewMark } from './review-mark'

interface DocumentKindSlotProps {
  kind: DocumentKind
  uploads: Uploads<DraftDocument>
}

/** One kind of document: which paper it is, and its pages. What staff have approved stays. */
export function DocumentKindSlot({ kind, uploads }: DocumentKindSlotProps) {
  const language = useLanguage()
  const words = documentTexts(language)
  const { page } = useUploadTexts()
  const papers: readonly Paper[] = papersOf[kind]
  const [paper, setPaper] = useState(uploads.pictures.findLast((document) => document.kind === kind)?.paper ?? '')
  const [missing, setMissing] = useState(false)
  const choice = useRef<HTMLFieldSetElement>(null)
  const { title, hint } = words.kinds[kind]

  /** Without knowing which paper it is, nothing can be added: the question is shown and has the focus. */
  function isPaperKnown(): boolean {
    const known = papers.length === 0 || paper !== ''
    flushSync(() => setMissing(!known))
    if (!known) choice.current?.querySelector('input')?.focus()
    return known
  }

  return (
    <UploadSlot
      uploads={uploads}
      kind={kind}
      title={title}
      hint={hint}
      most={mostPages}
      placeOf={(insteadOf) => ({ kind, paper: insteadOf?.paper ?? paper })}
      titleOf={(documents, at) => titleOf(documents, at, words.papers, page)}
      noteOf={({ reviewStatus, reviewReason }) =>
        reviewStatus && <ReviewMark status={reviewStatus} reason={reviewReason} />
      }
      isFixed={({ reviewStatus }) => reviewStatus === 'approved'}
      mayAdd={isPaperKnown}
    >
      {papers.length > 0 && (
        <PaperChoice
          ref={choice}
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
    </UploadSlot>
  )
}

type Papers = ReturnType<typeof documentTexts>['papers']
type Paper = keyof Papers

/** The paper's name, or "Page" where the kind is one paper; with a number where there are several alike. */
function titleOf(
  documents: readonly DraftDocument[],
  at: number,
  papers: Papers,
  page: (number: number) => string,
): string {
  const paper = documents[at]?.paper
  const alike = documents.filter((other) => other.paper === paper)
  const number = documents.slice(0, at + 1).filter((other) => other.paper === paper).length
  const name = papers[paper as Paper]
  if (!name) return page(number)
  return alike.length > 1 ? `${name} · ${page(number)}` : name
}
