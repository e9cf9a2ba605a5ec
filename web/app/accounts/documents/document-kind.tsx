import { type DocumentKind, maxPages, papersOf } from '@portal/contract/accounts/documents'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { formatDate } from '@portal/contract/when'
import { Mark } from '../../content/mark'
import { useLanguage } from '../../core/texts'
import { documentTexts } from '../../locales/documents'
import { useUploadTexts } from '../../locales/upload'
import { UploadSlot } from '../../ui/upload/upload-slot'
import type { Uploads } from '../../ui/upload/use-uploads'
import * as styles from './documents.module.css'
import type { DraftDocument } from './draft-document'
import { choicePlace, PaperChoice } from './paper-choice'
import { ReviewMark } from './review-mark'

interface DocumentKindSlotProps {
  kind: DocumentKind
  uploads: Uploads<DraftDocument>
  ordered: boolean | undefined
  /** The selected paper of this kind; empty until one is selected. */
  paper: string
  /** Whether to mark the unanswered choice of paper as an error. */
  isAsked: boolean
  /** The day on which the agency has asked for this kind, until it is handed in. */
  wantedOn: string | undefined
  choose: (paper: string) => void
  /** Marks the choice of paper as missing and focuses it. */
  ask: () => void
}

/** The slot for one kind of document: the choice of paper and its pages. Pages approved by staff cannot be changed. */
export function DocumentKindSlot({
  kind,
  uploads,
  ordered,
  paper,
  isAsked,
  wantedOn,
  ...answers
}: DocumentKindSlotProps) {
  const { choose, ask } = answers
  const language = useLanguage()
  const words = documentTexts(language)
  const { page } = useUploadTexts()
  const papers: readonly Paper[] = papersOf[kind]
  const { title, hint } = words.kinds[kind]

  /** Asks for the kind of paper before files are selected. */
  function mayAdd(): boolean {
    const known = papers.length === 0 || paper !== ''
    if (!known) ask()
    return known
  }

  return (
    <UploadSlot
      uploads={uploads}
      kind={kind}
      title={title}
      hint={hint}
      max={maxPages}
      ordered={ordered}
      placeOf={(insteadOf) => ({ kind, paper: insteadOf?.paper || paper })}
      titleOf={(documents, at) => titleOf(documents, at, words.papers, page)}
      noteOf={({ reviewStatus, reviewReason }) =>
        reviewStatus && <ReviewMark status={reviewStatus} reason={reviewReason} />
      }
      isFixed={({ reviewStatus }) => reviewStatus === 'approved'}
      mayAdd={mayAdd}
    >
      {wantedOn && (
        <Mark sign="!" tone="bad" words={words.wanted(formatDate(wantedOn, language))} className={styles.review} />
      )}
      {papers.length > 0 && (
        <PaperChoice
          id={choicePlace(kind)}
          legend={words.whichDocument}
          about={title}
          papers={papers.map((value) => ({ value, label: words.papers[value] }))}
          chosen={paper}
          error={isAsked ? fieldTexts.choose[language] : ''}
          choose={choose}
        />
      )}
    </UploadSlot>
  )
}

type Papers = ReturnType<typeof documentTexts>['papers']
type Paper = keyof Papers

/** The paper's name, or "Page" when the kind has only one paper; numbered when there are several of the same. */
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
