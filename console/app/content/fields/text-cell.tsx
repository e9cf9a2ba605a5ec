import { type Language, languageNames, nearestLanguage, type Texts } from '@portal/contract/language'
import { useId, useRef } from 'react'
import { later } from '../../core/later'
import { useContentTexts } from '../../locales/content'
import { useShellTexts } from '../../locales/shell'
import shared from '../content.module.css'
import type { Editing } from '../editor/use-editing'
import { chosenFilm } from '../film/chosen-film'
import { RichText } from '../rich-text/rich-text'
import styles from './fields.module.css'
import { GrowingText } from './growing-text'
import { Proposal } from './proposal'
import { StaleNotice } from './stale-notice'

const CaptionsFile = later(async () => (await import('./captions-file')).CaptionsFile)
const OwnCaptions = later(async () => (await import('../film/own')).OwnCaptions)

interface TextCellProps {
  editing: Editing
  field: string
  language: Language
  label: string
}

export function TextCell({ editing, field, language, label }: TextCellProps) {
  const texts = useContentTexts()
  const { optional: mark } = useShellTexts()
  const cell = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const { managed, content, record, saving, isLocked } = editing
  const { type, max, format, optional } = managed.kind.fields[field] ?? {}
  const all = content[field] as Texts
  const error = saving.errors[`${field}.${language}`]
  const own = format === 'captions' ? chosenFilm(editing)?.own : undefined
  const stale = record.stale.find((one) => one.field === field && one.language === language)
  const name = texts.inLanguage(label, languageNames[language])
  const given = {
    language,
    max,
    isLocked,
    value: all[language],
    label: optional ? texts.inLanguage(label + mark, languageNames[language]) : name,
    error,
    errorId: error ? errorId : undefined,
    onChange: (text: string) => editing.set({ field, language }, text),
  }
  return (
    <div ref={cell} className={styles.cell} id={`cell-${field}-${language}`}>
      {type === 'rich' ? (
        <RichText {...given} />
      ) : (
        <GrowingText
          {...given}
          isOneLine={type === 'line'}
          instead={format ? '' : all[nearestLanguage(all, language)]}
        />
      )}
      {own && given.value === '' && <OwnCaptions own={own} language={language} />}
      {format === 'captions' && (
        <CaptionsFile label={name} text={given.value} isLocked={isLocked} onChange={given.onChange} />
      )}
      {error && (
        <p id={errorId} className={shared.error} role="alert">
          {error}
        </p>
      )}
      <Proposal
        editing={editing}
        field={field}
        language={language}
        label={name}
        onFilled={() => focusText(cell.current)}
      />
      {stale && <StaleNotice editing={editing} stale={stale} onTranslate={() => focusText(cell.current)} />}
    </div>
  )
}

function focusText(cell: HTMLElement | null) {
  cell?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus()
}
