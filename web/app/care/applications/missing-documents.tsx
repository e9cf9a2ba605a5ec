import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { useState } from 'react'
import { useApplicationsTexts } from '../../locales/applications'
import type { Uploads } from '../../ui/upload/use-uploads'
import * as styles from './applications.module.css'
import { DocumentSlot } from './document-slot'
import { DoneMark } from './marks'
import { Part } from './part'
import type { ApplicationDocument } from './use-document-uploads'

interface MissingDocumentsProps {
  application: ApplicationDetail
  /** The kinds requested since the page opened or before, uploaded or not. */
  kinds: readonly CareDocumentKind[]
  uploads: Uploads<ApplicationDocument>
}

/** The documents that the agency has requested, each with an upload slot. */
export function MissingDocuments({ application, kinds, uploads }: MissingDocumentsProps) {
  const words = useApplicationsTexts().missing
  return (
    <Part title={words.title} text={words.text} look="wanted">
      {kinds.map((kind) => (
        <div key={kind}>
          <DocumentSlot kind={kind} uploads={uploads}>
            <MissingDocument kind={kind} application={application} />
          </DocumentSlot>
        </div>
      ))}
    </Part>
  )
}

function MissingDocument({ kind, application }: { kind: CareDocumentKind; application: ApplicationDetail }) {
  const { missing: words, officeWrites } = useApplicationsTexts()
  if (!application.missing.includes(kind)) return <DoneMark words={words.handedIn} />
  const asked = application.events.filter((event) => event.kind === 'paper_wanted' && event.document === kind).at(-1)
  return asked?.text ? <p className={styles.words}>{officeWrites(asked.text)}</p> : null
}

/**
 * The kinds that are or were missing since the page opened. A kind stays listed after its first upload, since a document
 * may have more than one page.
 */
export function useAskedKinds({ missing }: ApplicationDetail): readonly CareDocumentKind[] {
  const [asked, setAsked] = useState<readonly CareDocumentKind[]>(missing)
  const newly = missing.filter((kind) => !asked.includes(kind))
  if (newly.length > 0) setAsked([...asked, ...newly])
  return asked
}
