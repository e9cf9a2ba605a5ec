import { Button } from '@mantine/core'
import type { StaleText } from '@portal/contract/content/states'
import { languageNames } from '@portal/contract/language'
import { useState } from 'react'
import { api } from '../../core/api'
import { later } from '../../core/later'
import { useLanguage } from '../../core/texts'
import { shownDay } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import { useAct } from '../editor/use-act'
import type { Editing } from '../editor/use-editing'
import styles from './fields.module.css'

const SourceChange = later(async () => (await import('./source-change')).SourceChange)

interface StaleNoticeProps {
  editing: Editing
  stale: StaleText
  onTranslate: () => void
}

/** Says that a text is older than its source, and what has changed there. */
export function StaleNotice({ editing, stale, onTranslate }: StaleNoticeProps) {
  const texts = useContentTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { managed, record } = editing
  const source = languageNames[stale.source]
  const right = useAct(managed, record.id, {
    run: ({ id, version }) =>
      api(managed.endpoints.markRight, { id, version, field: stale.field, language: stale.language }),
    onDone: onTranslate,
  })
  return (
    <div className={styles.stale}>
      <p>{stale.since ? texts.older(source, shownDay(stale.since, language)) : texts.olderDraft(source)}</p>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.whatChanged(source)}</summary>
        {isOpen && <SourceChange {...editing} stale={stale} />}
      </details>
      <div className={shared.buttons}>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            setOpen(true)
            onTranslate()
          }}
        >
          {texts.translate}
        </Button>
        <Button variant="default" size="compact-sm" loading={right.isPending} onClick={() => right.mutate()}>
          {texts.stillRight}
        </Button>
      </div>
    </div>
  )
}
