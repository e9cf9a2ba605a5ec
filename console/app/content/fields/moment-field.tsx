import { TextInput } from '@mantine/core'
import { isSecond, momentsOf } from '@portal/contract/wall-time'
import { type ReactNode, useId } from 'react'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import { DoubledHour } from '../publish/doubled-hour'
import { zoneAt } from '../publish/wall-time'
import styles from './fields.module.css'

interface MomentFieldProps {
  label: ReactNode
  description: string | undefined
  disabled: boolean
  error: string | undefined
  /** As written; the day or the time may be missing. */
  value: string
  onChange: (value: string) => void
}

/** A moment in New York: a day, a time, and which of two hours alike it is. */
export function MomentField({ label, description, disabled, error, value, onChange }: MomentFieldProps) {
  const { publishing: texts } = useContentTexts()
  const wrongId = useId()
  const [day = ''] = /\d{4}-\d\d-\d\d/.exec(value) ?? []
  const [time = ''] = /\d\d:\d\d/.exec(value) ?? []
  const moments = day && time ? momentsOf(`${day} ${time}`) : []
  const wrong = day && time && moments.length === 0 ? texts.missingHour : error
  const set = (part: { day?: string; time?: string }) =>
    onChange([part.day ?? day, part.time ?? time].filter(Boolean).join(' '))
  const input = { disabled, error: Boolean(wrong), ...(wrong && { 'aria-describedby': wrongId }) }
  return (
    <fieldset className={styles.moment}>
      <legend>{label}</legend>
      {description && <p className={shared.soft}>{description}</p>}
      <div className={styles.when}>
        <TextInput
          {...input}
          type="date"
          label={texts.day}
          value={day}
          onChange={({ currentTarget }) => set({ day: currentTarget.value })}
        />
        <TextInput
          {...input}
          type="time"
          label={texts.time}
          value={time}
          onChange={({ currentTarget }) => set({ time: currentTarget.value })}
        />
        <p className={shared.soft}>{texts.zone(zoneAt(moments[isSecond(value) ? 1 : 0] ?? new Date()))}</p>
      </div>
      {wrong && (
        <p id={wrongId} className={shared.error} role="alert">
          {wrong}
        </p>
      )}
      <DoubledHour
        moments={moments}
        again={isSecond(value)}
        disabled={disabled}
        onChange={(again) => onChange(`${day} ${time}${again ? ' again' : ''}`)}
      />
    </fieldset>
  )
}
