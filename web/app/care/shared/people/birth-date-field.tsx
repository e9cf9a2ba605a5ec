import { type BirthPart, birthDateProblem, birthParts } from '@portal/contract/care/shared/birth-date'
import type { Language } from '@portal/contract/language'
import { tidy } from '@portal/contract/person/tidy'
import { type Ref, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useLanguage } from '../../../core/texts'
import { usePeopleTexts } from '../../../locales/care-people'
import { FieldError, Hint, useFieldError } from '../../../ui/form/field'
import * as form from '../../../ui/form/form.module.css'
import * as styles from './people-fields.module.css'
import { firstRepublicYear, westernYear } from './republic-year'

type Parts = Record<BirthPart, string>

const orders: Record<Language, readonly BirthPart[]> = {
  en: ['month', 'day', 'year'],
  'zh-CN': ['year', 'month', 'day'],
  'zh-TW': ['year', 'month', 'day'],
}

/**
 * A date of birth, typed in parts in the order of the language, which is faster than paging through a calendar. The
 * year may be a year of the Republic (民國37). The value is YYYY-MM-DD; missing parts are empty.
 */
export function BirthDateField({ name, own = false }: { name: string; own?: boolean }) {
  const words = usePeopleTexts()
  const id = useId()
  const error = useFieldError(name)
  const language = useLanguage()
  const { field } = useController({ name })
  const value = String(field.value ?? '')
  const { parts, change } = useParts(value, field.onChange)
  // An error that only the server found marks all parts of the date.
  const suspects = birthDateProblem(value)?.parts ?? birthParts
  const wrong = error === undefined ? [] : suspects
  const first = orders[language].find((part) => suspects.includes(part))
  return (
    <fieldset
      className={form.field}
      aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint ${id}-years`}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={form.label}>{words.birthDate}</legend>
      <Hint id={id} hint={words.birthDateHint} />
      <div className={styles.parts}>
        {orders[language].map((part) => (
          <PartField
            key={part}
            part={part}
            value={parts[part]}
            own={own}
            fieldRef={part === first ? field.ref : undefined}
            errorId={wrong.includes(part) ? `${id}-error` : undefined}
            onChange={(value) => change({ ...parts, [part]: value })}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <p id={`${id}-years`} role="status" className={styles.years}>
        <BothYears typed={parts.year} />
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** The year in both calendars, shown where the Republic's calendar is common and to users who typed such a year. */
function BothYears({ typed }: { typed: string }) {
  const words = usePeopleTexts()
  const language = useLanguage()
  const year = Number(westernYear(typed))
  const countsByRepublic = language === 'zh-TW' || westernYear(typed) !== plain(typed)
  const isKnown = year >= firstRepublicYear && year <= new Date().getFullYear()
  return isKnown && countsByRepublic ? <span>{words.bothYears(year, year - firstRepublicYear + 1)}</span> : null
}

/** The text of each part. A value set from outside, such as from a draft, replaces it. */
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
  return `${westernYear(year)}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Pads to two digits; an empty string stays empty. */
function twoDigits(typed: string): string {
  const digits = plain(typed)
  return digits === '' ? '' : digits.padStart(2, '0')
}

function plain(typed: string): string {
  return tidy(typed, 'plain')
}

interface PartFieldProps {
  part: BirthPart
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

/** In Chinese with digits, as on identity cards, so that typing `5` selects May. */
function useMonthNames(): string[] {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { month: language === 'en' ? 'long' : 'numeric', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
}
