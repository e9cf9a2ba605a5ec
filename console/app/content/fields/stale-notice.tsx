import { Button } from '@mantine/core'
import type { StaleText } from '@portal/contract/content/states'
import { languageNames } from '@portal/contract/language'
import { useState } from 'react'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { shownDay } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import { Loaded } from '../../ui/loaded'
import shared from '../content.module.css'
import { textAt } from '../editor/content'
import { useAct } from '../editor/use-act'
import type { Editing } from '../editor/use-editing'
import { useVersion } from '../history/version-query'
import { WordDiff } from '../history/word-diff'
import styles from './fields.module.css'

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
  })
  return (
    <div className={styles.stale}>
      <p>{stale.since ? texts.older(source, shownDay(stale.since, language)) : texts.olderDraft(source)}</p>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.whatChanged(source)}</summary>
        {isOpen && <SourceChange editing={editing} stale={stale} />}
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

function SourceChange({ editing, stale }: Pick<StaleNoticeProps, 'editing' | 'stale'>) {
  const texts = useContentTexts()
  const { managed, record, content } = editing
  const { field, source, number } = stale
  const query = useVersion(managed, record.id, number)
  if (number === 0) return <p className={shared.soft}>{texts.noEarlier}</p>
  const cell = { field, language: source }
  return (
    <Loaded query={query}>
      {(text) => <WordDiff before={textAt(text, cell)} after={textAt(content, cell)} language={source} />}
    </Loaded>
  )
}
