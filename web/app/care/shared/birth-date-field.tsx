import type { Language } from '@portal/contract/language'
import { type Ref, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useLanguage } from '../../core/texts'
import { usePeopleTexts } from '../../locales/care-people'
import { FieldError, Hint, useFieldError } from '../../ui/form/field'
import form from '../../ui/form/form.module.css'
import styles from './people-fields.module.css'

type Part = 'year' | 'month' | 'day'
type Parts = Record<Part, string>

const orders: Record<Language, readonly Part[]> = {
  en: ['month', 'day', 'year'],
  'zh-CN': ['year', 'month', 'day'],
  'zh-TW': ['year', 'month', 'day'],
}

/** A day of long ago, typed in parts in the order of the language: faster than paging through a calendar. Its value is YYYY-MM-DD. */
export function BirthDateField({ name, own = false }: { name: string; own?: boolean }) {
  const words = usePeopleTexts()
  const id = useId()
  const error = useFieldError(name)
  const language = useLanguage()
  const { field } = useController({ name })
  const { parts, change } = useParts(String(field.value ?? ''), field.onChange)
  return (
    <fieldset
      className={form.field}
      aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={form.label}>{words.birthDate}</legend>
      <Hint id={id} hint={words.birthDateHint} />
      <div className={styles.parts}>
        {orders[language].map((part, i) => (
          <PartField
            key={part}
            part={part}
            value={parts[part]}
            own={own}
            fieldRef={i === 0 ? field.ref : undefined}
            errorId={error && `${id}-error`}
            onChange={(value) => change({ ...parts, [part]: value })}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** What stands in each part. A value that comes from elsewhere, such as a draft, takes their place. */
function useParts(value: string, onChange: (value: string) => void) {
  const [parts, setParts] = useState(() => partsOf(value))
  const shown = joined(parts) === value ? parts : partsOf(value)
  return {
    parts: shown,
    change(changed: Parts) {
      setParts(changed)
      onChange(joined(changed))
    },
  }
}

function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') }
}

function joined({ year, month, day }: Parts): string {
  if (year === '' && month === '' && day === '') return ''
  const plain = (text: string) => text.normalize('NFKC').trim()
  return `${plain(year)}-${plain(month).padStart(2, '0')}-${plain(day).padStart(2, '0')}`
}

interface PartFieldProps {
  part: Part
  value: string
  own: boolean
  fieldRef: Ref<HTMLInputElement & HTMLSelectElement> | undefined
  errorId: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

function PartField({ part, value, own, fieldRef, errorId, onChange, onBlur }: PartFieldProps) {
  const words = usePeopleTexts()
  const months = useMonthNames()
  const id = useId()
  const control = {
    id,
    ref: fieldRef,
    className: form.control,
    value,
    autoComplete: own ? `bday-${part}` : 'off',
    'aria-invalid': errorId ? (true as const) : undefined,
    'aria-describedby': errorId,
    onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className={styles.part} data-part={part}>
      <label htmlFor={id}>{words[part]}</label>
      {part === 'month' ? (
        <select {...control}>
          <option value="" />
          {months.map((name, i) => (
            <option key={name} value={String(i + 1)}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} inputMode="numeric" />
      )}
    </div>
  )
}

function useMonthNames(): string[] {
  const format = new Intl.DateTimeFormat(useLanguage(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
}
