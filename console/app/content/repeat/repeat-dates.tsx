import { Checkbox } from '@mantine/core'
import { momentFields } from '@portal/contract/content/kind'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import { useCopiesTexts } from '../../locales/copies'
import { useFieldLabel } from '../field-label'
import { type KindName, kinds } from '../kinds'
import { shownWritten } from '../moments'
import type { Later } from './dates'
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
  const { missingHour, finding } = useContentTexts().publishing
  const language = useLanguage()
  const labelOf = useFieldLabel()
  const [start = '', , opens = ''] = momentFields(kinds[name].kind)
  const details = ({ times, skipped, doubled }: Later) =>
    skipped.length > 0
      ? skipped.map((field) => finding.invalid(labelOf(name, field), missingHour))
      : [
          texts.signUp(shownWritten(times[opens] ?? '', language)),
          ...doubled.map((field) => finding.invalid(labelOf(name, field), texts.doubled)),
        ]
  return (
    <fieldset className={styles.dates}>
      <legend>{texts.dates}</legend>
      {dates.map((one) => (
        <Checkbox
          key={one.weeks}
          label={shownWritten(one.times[start] ?? '', language)}
          description={details(one).map((line) => (
            <span key={line} className={styles.detail}>
              {line}
            </span>
          ))}
          disabled={one.skipped.length > 0}
          checked={one.skipped.length === 0 && !left.includes(one.weeks)}
          onChange={({ currentTarget: { checked } }) =>
            onLeave(checked ? left.filter((weeks) => weeks !== one.weeks) : [...left, one.weeks])
          }
        />
      ))}
    </fieldset>
  )
}
