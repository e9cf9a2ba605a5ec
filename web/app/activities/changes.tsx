import type { Activity } from '@portal/contract/activities/public'
import { formatSpan } from '@portal/contract/moments'
import { Mark } from '../content/mark'
import { useLanguage } from '../core/texts'
import { useActivityTexts } from '../locales/activities'
import * as styles from './changes.module.css'
import { whereText } from './where-text'

type Changeable = Pick<
  Activity,
  'activityStartTime' | 'activityEndTime' | 'location' | 'city' | 'calledOff' | 'movedFrom'
>

/** Notice of a change since the announcement: the activity was called off, or moved to another time or place. */
export function Changes({ activity }: { activity: Changeable }) {
  const { changes: words } = useActivityTexts()
  const { calledOff, movedFrom } = activity
  if (calledOff)
    return (
      <div className={styles.changes} data-kind="calledOff">
        <Mark sign="×" tone="bad" words={words.calledOff} />
        <p>{words.notHeld}</p>
        <p>{words.reason(calledOff.reason)}</p>
      </div>
    )
  return movedFrom && <Moved activity={activity} before={movedFrom} />
}

function Moved({ activity, before }: { activity: Changeable; before: NonNullable<Changeable['movedFrom']> }) {
  const { changes: words } = useActivityTexts()
  const language = useLanguage()
  const [span, wasSpan] = [activity, before].map((one) =>
    formatSpan(one.activityStartTime, one.activityEndTime, language),
  ) as [string, string]
  const [place, wasPlace] = [activity, before].map(whereText) as [string, string]
  const was = [...(span === wasSpan ? [] : [wasSpan]), ...(place === wasPlace ? [] : [wasPlace])]
  // Only the translation of the place was edited, which is no change for the reader.
  if (was.length === 0) return null
  return (
    <div className={styles.changes}>
      <Mark
        sign="!"
        tone="new"
        words={was.length === 2 ? words.newBoth : span === wasSpan ? words.newPlace : words.newTime}
      />
      {was.map((text) => (
        <p key={text}>{words.before(text)}</p>
      ))}
    </div>
  )
}
