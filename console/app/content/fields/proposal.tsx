import { Button } from '@mantine/core'
import type { Language } from '@portal/contract/language'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import { draftName } from '../editor/content'
import { canPropose, isChinese, isProposed, otherScript, replacedBy, type Script } from '../editor/proposals'
import type { Editing } from '../editor/use-editing'
import { usePropose } from '../editor/use-propose'
import styles from './fields.module.css'

interface ProposalProps {
  editing: Editing
  field: string
  language: Language
  /** The name of the field, in its language. */
  label: string
  /** Moves the focus to the text. */
  onFilled: () => void
}

/** Beside a Chinese text: the offer to make it of the other script, or that this was done and nobody has read it. */
export function Proposal({ language, ...props }: ProposalProps) {
  return isChinese(language) ? <InScript {...props} language={language} /> : null
}

function InScript({ editing, field, language, label, onFilled }: ProposalProps & { language: Script }) {
  const { proposing: texts } = useContentTexts()
  const { managed, record, content, isLocked } = editing
  const source = texts.script[otherScript[language]]
  const propose = usePropose(managed, record.id, language, onFilled)
  const cell = { field, language }
  const name = draftName(managed, record.id)
  if (isProposed(name, record, content, cell)) {
    const replaced = replacedBy(name, cell)
    const undo = () => {
      editing.set(cell, replaced?.before)
      onFilled()
    }
    return (
      <div className={styles.stale}>
        <p>{texts.unread(source)}</p>
        {replaced && !isLocked && (
          <div className={shared.buttons}>
            <Button variant="default" size="compact-sm" aria-label={`${texts.undo}: ${label}`} onClick={undo}>
              {texts.undo}
            </Button>
          </div>
        )}
      </div>
    )
  }
  const isOffered = !isLocked && canPropose(record, content, cell)
  if (!isOffered && !propose.isPending) return null
  const text = texts.propose(source)
  return (
    <div className={shared.buttons}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${text}: ${label}`}
        loading={propose.isPending}
        onClick={() => propose.mutate([field])}
      >
        {text}
      </Button>
    </div>
  )
}
