import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { nearestLanguage } from '@portal/contract/language'
import type { ReactNode } from 'react'
import { later } from '../../core/later'
import { queryClient } from '../../core/query'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import type { KindWords } from '../../locales/en/content-kinds'
import { Optional } from '../../ui/form/optional'
import { errorOf } from '../editor/saving'
import type { Editing } from '../editor/use-editing'
import { chosenFilm } from '../film/chosen-film'
import { recordKey } from '../record-query'
import styles from './fields.module.css'
import { MomentField } from './moment-field'
import { Options } from './options'
import { PictureField } from './picture-field'
import { formatOf } from './typed-value'
import { useTyped } from './use-typed'

const FilmUploadField = later(async () => (await import('../film/film-upload')).FilmUploadField)
const OwnPoster = later(async () => (await import('../film/own')).OwnPoster)

interface PlainFieldProps {
  editing: Editing
  field: string
  label: string
  words: KindWords
}

/** Characters from which on a line needs more room. */
const long = 150

interface ValueProps {
  editing: Editing
  field: string
  value: unknown
  shared: { label: ReactNode; description: string | undefined; disabled: boolean; error: string | undefined }
  set: (next: unknown) => void
}

/** A field with one value for all languages. */
export function PlainField({ editing, field, label, words }: PlainFieldProps) {
  const { managed, content, isLocked, saving } = editing
  const { type, options = [], optional } = managed.kind.fields[field] ?? {}
  const value = content[field]
  const set = (next: unknown) => editing.set({ field, language: null }, next)
  const shared = {
    // A box that is not checked says something, too.
    label: optional && type !== 'flag' ? <Optional label={label} /> : label,
    description: words.hints[field],
    disabled: isLocked,
    error: errorOf(saving, field),
  }
  const given = { editing, field, value, shared, set }
  if (type === 'picture') {
    const own = chosenFilm(editing)?.own
    const path = typeof value === 'string' ? value : null
    return <PictureField {...shared} name={label} path={path} instead={own && <OwnPoster own={own} />} onChange={set} />
  }
  if (type === 'film') return <Film {...given} />
  if (type === 'flag')
    return (
      <Checkbox {...shared} checked={value === true} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    )
  if (type === 'choices') return <Choices {...given} />
  if (type === 'moment') return <MomentField {...shared} value={String(value ?? '')} onChange={set} />
  if (type === 'options')
    return <Options {...shared} names={options} words={words.options?.[field] ?? {}} chosen={value} onChoose={set} />
  return type === 'choice' ? <Choice {...given} /> : <Typed {...given} />
}

/** A value that is typed: a line, a number, a day, or words with a line each. */
function Typed({ editing, field, value, shared, set }: ValueProps) {
  const { type = 'word', max, format, limits } = editing.managed.kind.fields[field] ?? {}
  const { notNumber, notBetween } = useContentTexts()
  const language = useLanguage()
  const { text, type: typeText, leave, isWrong } = useTyped(type, value, set)
  const [least, most] = (limits ?? []).map((limit) => limit.toLocaleString(language))
  const outside = type === 'number' && least && most && notBetween(least, most)
  const typing = {
    ...shared,
    error: isWrong ? outside || notNumber : shared.error && (outside || shared.error),
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => typeText(currentTarget.value),
    onBlur: leave,
  }
  if (type === 'words') return <Textarea {...typing} className={styles.short} autosize minRows={3} />
  return (
    <TextInput
      {...typing}
      {...formatOf(type, format)}
      className={(max ?? 0) > long ? styles.long : styles.short}
      maxLength={max}
    />
  )
}

/** What a choice is called, and whether it is not published yet. */
function useChoiceLabel() {
  const { state } = useContentTexts()
  const language = useLanguage()
  return ({ label, unpublished }: ContentRecord['choices'][string][number]) => {
    const name = label[nearestLanguage(label, language)]
    return unpublished ? `${name} (${state.draft})` : name
  }
}

function Film({ editing, field, shared, value, set }: ValueProps) {
  const { managed, record } = editing
  const take = async (film: string) => {
    set(film)
    await queryClient.invalidateQueries({ queryKey: recordKey(managed, record.id) })
  }
  return (
    <div className={styles.film}>
      <Choice editing={editing} field={field} shared={shared} value={value} set={set} />
      {!shared.disabled && <FilmUploadField onFilm={take} />}
    </div>
  )
}

function Choices({ editing, field, shared, value, set }: ValueProps) {
  const texts = useContentTexts()
  const labelOf = useChoiceLabel()
  const choices = editing.record.choices[field] ?? []
  return (
    <Options
      {...shared}
      description={choices.length === 0 ? texts.noChoices : shared.description}
      names={choices.map(({ id }) => id)}
      words={Object.fromEntries(choices.map((one) => [one.id, labelOf(one)]))}
      chosen={value}
      onChoose={set}
    />
  )
}

function Choice({ editing, field, shared, value, set }: ValueProps) {
  const texts = useContentTexts()
  const labelOf = useChoiceLabel()
  const choices = editing.record.choices[field] ?? []
  return (
    <NativeSelect
      {...shared}
      className={styles.short}
      description={choices.length === 0 ? texts.noChoices : shared.description}
      value={String(value ?? '')}
      data={[
        { value: '', label: texts.choose },
        ...choices.map((one) => ({ value: one.id, label: labelOf(one) || one.id })),
      ]}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  )
}
