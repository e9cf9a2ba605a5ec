import type { ContentRecord } from '@portal/contract/content/endpoints'
import { newYorkTime } from '@portal/contract/new-york'
import { formatTime } from '@portal/contract/when'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import type { Managed } from '../kinds'
import styles from './editor.module.css'
import { useLocalDraft } from './use-local-draft'

/** Whether what was typed is saved. Read out only when it is not. */
export function SavingLine({ managed, record }: { managed: Managed; record: ContentRecord }) {
  const texts = useContentTexts()
  const language = useLanguage()
  const { saving, standing } = useLocalDraft(managed, record)
  const { state, at, message } = saving
  if (standing.conflicts.length === 0 && (state === 'failed' || state === 'retrying'))
    return (
      <p role="alert" className={styles.notSaved}>
        <span>{texts.notSaved}</span> <span>{state === 'retrying' ? texts.willRetry : message}</span>
      </p>
    )
  if (state === 'saving') return <p className={shared.soft}>{texts.saving}</p>
  if (standing.isDirty) return <p className={shared.soft}>{texts.unsaved}</p>
  return at ? <p className={shared.soft}>{texts.saved(formatTime(newYorkTime(at), language))}</p> : null
}
