import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { careDocumentKinds } from '@portal/contract/care/services/services'
import { useRequestTexts } from '../../locales/requests'
import type { Uploads } from '../../ui/upload/use-uploads'
import { PaperSlot } from './paper-slot'
import * as styles from './requests.module.css'
import type { RequestPaper } from './use-paper-uploads'

interface OtherPapersProps {
  /** Kinds with a slot elsewhere on the page. */
  except: readonly CareDocumentKind[]
  uploads: Uploads<RequestPaper>
}

/** Upload slots for papers that were not requested. */
export function OtherPapers({ except, uploads }: OtherPapersProps) {
  const { more } = useRequestTexts().papers
  const kinds = careDocumentKinds.filter((kind) => !except.includes(kind))
  if (kinds.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{more}</summary>
      <div className={styles.slots}>
        {kinds.map((kind) => (
          <PaperSlot key={kind} kind={kind} uploads={uploads} />
        ))}
      </div>
    </details>
  )
}
