import { Button } from '@mantine/core'
import { translatedFields } from '@portal/contract/content/kind'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { shownDay } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import fields from '../fields/fields.module.css'
import { LanguageMark } from '../marks'
import { Switch } from '../switch'
import editor from './editor.module.css'
import { canPropose, isChinese, otherScript, type Script } from './proposals'
import { useAct } from './use-act'
import type { Editing } from './use-editing'
import { usePropose } from './use-propose'

interface ColumnHeadsProps {
  editing: Editing
  shown: readonly Language[]
  current: Language
  onShow: (language: Language) => void
}

/** What each language is like, above its texts; where not all have room, a switch between them. */
export function ColumnHeads({ editing, shown, current, onShow }: ColumnHeadsProps) {
  const texts = useContentTexts()
  const offered = shown.length === 2 ? languages.filter((one) => one !== 'en') : languages
  return (
    <div className={editor.heads}>
      {shown.length < languages.length && (
        <Switch
          label={texts.columnsShown}
          names={offered}
          words={languageNames}
          isOn={(one) => (shown.length === 2 ? shown.includes(one) : one === current)}
          onChoose={onShow}
        />
      )}
      <div className={fields.cells} data-columns={shown.length}>
        {shown.map((language) => (
          <ColumnHead key={language} editing={editing} language={language} />
        ))}
      </div>
    </div>
  )
}

function ColumnHead({ editing, language }: { editing: Editing; language: Language }) {
  const texts = useContentTexts()
  const { managed, record, isLocked } = editing
  const { state, readAt } = record.languages[language]
  const read = useAct(managed, record.id, {
    run: ({ id, version }) => api(managed.endpoints.markRead, { id, version, language }),
  })
  const canRead = state !== 'missing' && !isLocked && record.draft !== null && !readAt
  return (
    <div className={editor.head}>
      <div className={editor.headLine}>
        <p className={editor.language} lang={language}>
          {languageNames[language]}
        </p>
        <LanguageMark state={state} />
      </div>
      {canRead ? (
        <Button variant="default" size="compact-sm" loading={read.isPending} onClick={() => read.mutate()}>
          {texts.markRead(languageNames[language])}
        </Button>
      ) : (
        <Reading editing={editing} language={language} />
      )}
      {isChinese(language) && !isLocked && <ProposeAll editing={editing} language={language} />}
    </div>
  )
}

/** Makes every text that is missing or out of date of the other Chinese script. */
function ProposeAll({ editing, language }: { editing: Editing; language: Script }) {
  const { proposing: texts } = useContentTexts()
  const { managed, record, content } = editing
  const fields = translatedFields(managed.kind).filter((field) => canPropose(record, content, { field, language }))
  const propose = usePropose(managed, record.id, language, (field) => focusIn(field, language))
  if (fields.length < 2 && !propose.isPending) return null
  return (
    <Button variant="default" size="compact-sm" loading={propose.isPending} onClick={() => propose.mutate(fields)}>
      {texts.proposeAll(texts.script[otherScript[language]])}
    </Button>
  )
}

function focusIn(field: string, language: Language) {
  const own = `#cell-${field}-${language} :is(textarea, [contenteditable])`
  document.querySelector<HTMLElement>(`${own}, #cell-${field} textarea:lang(${language})`)?.focus()
}

/** Who has read it last, or has changed it. */
function Reading({ editing: { record }, language }: { editing: Editing; language: Language }) {
  const texts = useContentTexts()
  const shown = useLanguage()
  const { readAt, readBy, changedAt, changedBy } = record.languages[language]
  if (readAt)
    return <p className={shared.small}>{texts.read(readBy?.name ?? texts.someone, shownDay(readAt, shown))}</p>
  if (!changedAt) return null
  return (
    <p className={shared.small}>{texts.changedByOn(changedBy?.name ?? texts.someone, shownDay(changedAt, shown))}</p>
  )
}
