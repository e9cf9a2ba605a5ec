import { TextInput } from '@mantine/core'
import { newYorkDay } from '@portal/contract/new-york'
import { momentsOf } from '@portal/contract/wall-time'
import { useId } from 'react'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import { DoubledHour } from './doubled-hour'
import styles from './publish.module.css'
import { zoneAt } from './wall-time'

/** When to publish: now, or at a time in New York. */
export interface Moment {
  isLater: boolean
  day: string
  time: string
  /** The second of the two hours of this name. */
  again: boolean
}

export const emptyMoment: Moment = { isLater: false, day: '', time: '09:00', again: false }
export type MomentFault = 'needed' | 'missingHour'

/** What is wrong with a moment. Whether it is over the server says: the clock of this device may be wrong. */
export function momentFault({ isLater, day, time }: Moment): MomentFault | undefined {
  if (!isLater) return undefined
  if (!day || !time) return 'needed'
  return momentsOf(`${day} ${time}`).length === 0 ? 'missingHour' : undefined
}

/** A moment as calls take it; undefined for now. */
export function wallTimeOf({ isLater, day, time, again }: Moment): { at: string; again: boolean } | undefined {
  return isLater ? { at: `${day} ${time}`, again } : undefined
}

interface WhenFieldsProps {
  moment: Moment
  fault: MomentFault | undefined
  words: { when: string; now: string; later: string }
  onChange: (moment: Moment) => void
}

/** The choice between now and a moment. */
export function WhenFields({ moment, fault, words, onChange }: WhenFieldsProps) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{words.when}</legend>
      {[false, true].map((isLater) => (
        <label key={String(isLater)} className={styles.radio}>
          <input
            type="radio"
            name={name}
            checked={moment.isLater === isLater}
            data-autofocus={moment.isLater === isLater || undefined}
            onChange={() => onChange({ ...moment, isLater })}
          />
          <span>{isLater ? words.later : words.now}</span>
        </label>
      ))}
      {moment.isLater && <Later moment={moment} fault={fault} onChange={onChange} />}
    </fieldset>
  )
}

function Later({ moment, fault, onChange }: Omit<WhenFieldsProps, 'words'>) {
  const { publishing: texts } = useContentTexts()
  const moments = momentsOf(`${moment.day} ${moment.time}`)
  const isMissing = moment.day !== '' && moment.time !== '' && moments.length === 0
  const wrong = isMissing ? 'missingHour' : fault
  return (
    <>
      <div className={styles.when}>
        <TextInput
          type="date"
          label={texts.day}
          min={newYorkDay(new Date())}
          value={moment.day}
          error={Boolean(wrong)}
          onChange={({ currentTarget }) => onChange({ ...moment, day: currentTarget.value, again: false })}
        />
        <TextInput
          type="time"
          label={texts.time}
          value={moment.time}
          error={Boolean(wrong)}
          onChange={({ currentTarget }) => onChange({ ...moment, time: currentTarget.value, again: false })}
        />
        <p className={styles.zone}>{texts.zone(zoneAt(moments[moment.again ? 1 : 0] ?? new Date()))}</p>
      </div>
      {wrong && (
        <p className={shared.error} role="alert">
          {texts[wrong]}
        </p>
      )}
      <DoubledHour moments={moments} again={moment.again} onChange={(again) => onChange({ ...moment, again })} />
    </>
  )
}
