import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import styles from './fields.module.css'
import { PictureField } from './picture-field'
import type { Editing } from './use-editing'

interface PlainFieldProps {
  editing: Editing
  field: string
  label: string
}

/** A field with one value for all languages. */
export function PlainField({ editing, field, label }: PlainFieldProps) {
  const { managed, content, isLocked, saving } = editing
  const { type, max } = managed.kind.fields[field] ?? {}
  const value = content[field]
  const set = (next: unknown) => editing.set({ field, language: null }, next)
  const shared = { label, disabled: isLocked, error: saving.errors[field] }
  if (type === 'picture')
    return <PictureField {...shared} path={typeof value === 'string' ? value : null} onChange={set} />
  if (type === 'flag')
    return (
      <Checkbox {...shared} checked={value === true} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    )
  if (type === 'choice') return <Choice {...{ editing, field, shared, set }} value={String(value ?? '')} />
  return (
    <TextInput
      {...shared}
      className={styles.short}
      type={type === 'day' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'numeric' : undefined}
      maxLength={max}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => set(typed(type, currentTarget.value))}
    />
  )
}

function typed(type: string | undefined, text: string): unknown {
  if (type !== 'number') return text
  return /^-?\d+$/.test(text.trim()) ? Number(text) : null
}

interface ChoiceProps extends Pick<PlainFieldProps, 'editing' | 'field'> {
  shared: { label: string; disabled: boolean; error: string | undefined }
  value: string
  set: (next: string) => void
}

function Choice({ editing, field, shared, value, set }: ChoiceProps) {
  const texts = useContentTexts()
  const language = useLanguage()
  const choices = editing.record.choices[field] ?? []
  return (
    <NativeSelect
      {...shared}
      className={styles.short}
      description={choices.length === 0 ? texts.noChoices : undefined}
      value={value}
      data={[
        { value: '', label: texts.choose },
        ...choices.map(({ id, label }) => ({ value: id, label: label[language] || id })),
      ]}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  )
}
