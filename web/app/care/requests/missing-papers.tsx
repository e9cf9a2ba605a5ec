import type { RequestDetail } from '@portal/contract/care/applications/requests'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { useState } from 'react'
import { useRequestTexts } from '../../locales/requests'
import type { Uploads } from '../../ui/upload/use-uploads'
import { DoneMark } from './marks'
import { PaperSlot } from './paper-slot'
import { Part } from './part'
import * as styles from './requests.module.css'
import type { RequestPaper } from './use-paper-uploads'

interface MissingPapersProps {
  request: RequestDetail
  /** The kinds that were requested when the page opened or have been since, uploaded or not. */
  kinds: readonly CareDocumentKind[]
  uploads: Uploads<RequestPaper>
}

/** The papers that the agency has requested, each with an upload slot. */
export function MissingPapers({ request, kinds, uploads }: MissingPapersProps) {
  const words = useRequestTexts().missing
  return (
    <Part title={words.title} text={words.text} look="wanted">
      {kinds.map((kind) => (
        <div key={kind}>
          <PaperSlot kind={kind} uploads={uploads}>
            <MissingPaper kind={kind} request={request} />
          </PaperSlot>
        </div>
      ))}
    </Part>
  )
}

function MissingPaper({ kind, request }: { kind: CareDocumentKind; request: RequestDetail }) {
  const { missing: words, officeWrites } = useRequestTexts()
  if (!request.missing.includes(kind)) return <DoneMark words={words.handedIn} />
  const asked = request.events.filter((event) => event.kind === 'paper_wanted' && event.document === kind).at(-1)
  return asked?.text ? <p className={styles.words}>{officeWrites(asked.text)}</p> : null
}

/**
 * The kinds that are or were missing since the page opened. A kind stays listed after its first upload, since a paper
 * may have more than one page.
 */
export function useAskedKinds({ missing }: RequestDetail): readonly CareDocumentKind[] {
  const [asked, setAsked] = useState<readonly CareDocumentKind[]>(missing)
  const newly = missing.filter((kind) => !asked.includes(kind))
  if (newly.length > 0) setAsked([...asked, ...newly])
  return asked
}
