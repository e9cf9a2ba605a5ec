import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { careDocumentKinds } from '@portal/contract/care/services/services'
import { useApplicationsTexts } from '../../locales/applications'
import type { Uploads } from '../../ui/upload/use-uploads'
import * as styles from './applications.module.css'
import { DocumentSlot } from './document-slot'
import type { ApplicationDocument } from './use-document-uploads'

interface OtherDocumentsProps {
  /** Kinds with a slot elsewhere on the page. */
  except: readonly CareDocumentKind[]
  uploads: Uploads<ApplicationDocument>
}

/** Upload slots for documents that were not requested. */
export function OtherDocuments({ except, uploads }: OtherDocumentsProps) {
  const { more } = useApplicationsTexts().papers
  const kinds = careDocumentKinds.filter((kind) => !except.includes(kind))
  if (kinds.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{more}</summary>
      <div className={styles.slots}>
        {kinds.map((kind) => (
          <DocumentSlot key={kind} kind={kind} uploads={uploads} />
        ))}
      </div>
    </details>
  )
}
