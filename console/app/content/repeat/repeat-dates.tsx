import { Checkbox } from '@mantine/core'
import { useLanguage } from '../../core/texts'
import { useCopiesTexts } from '../../locales/copies'
import { type KindName, kinds } from '../kinds'
import { shownWritten } from '../moments'
import { type Later, momentFields } from './dates'
import styles from './repeat.module.css'

interface RepeatDatesProps {
  name: KindName
  dates: readonly Later[]
  /** The weeks that are left out. */
  left: readonly number[]
  onLeave: (left: number[]) => void
}

/** The copies that would be made, each of which can be left out. */
export function RepeatDates({ name, dates, left, onLeave }: RepeatDatesProps) {
  const texts = useCopiesTexts()
  const language = useLanguage()
  const [start = '', , opens = ''] = momentFields(kinds[name].kind)
  const detail = ({ times, isSkipped, isDoubled }: Later) => {
    if (isSkipped) return texts.skipped
    const signUp = texts.signUp(shownWritten(times[opens] ?? '', language))
    return isDoubled ? `${signUp}. ${texts.doubled}` : signUp
  }
  return (
    <fieldset className={styles.dates}>
      <legend>{texts.dates}</legend>
      {dates.map((one) => (
        <Checkbox
          key={one.weeks}
          label={shownWritten(one.times[start] ?? '', language)}
          description={detail(one)}
          disabled={one.isSkipped}
          checked={!one.isSkipped && !left.includes(one.weeks)}
          onChange={({ currentTarget: { checked } }) =>
            onLeave(checked ? left.filter((weeks) => weeks !== one.weeks) : [...left, one.weeks])
          }
        />
      ))}
    </fieldset>
  )
}
