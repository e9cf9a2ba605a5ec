import { sessionMinutes } from '@portal/contract/session-minutes'
import { useState } from 'react'
import { useFormTexts } from '../../locales/form'
import type { DraftState } from './draft'
import * as styles from './wizard.module.css'

/** Says that input was deleted because the user was idle. Stays while the form is filled in again, so that the layout does not shift. */
export function DroppedNote({ state: { dropped } }: { state: DraftState<object> }) {
  const words = useFormTexts()
  const [shown, setShown] = useState(dropped)
  if (dropped && !shown) setShown(true)
  return <div role="status">{shown && <p className={styles.dropped}>{words.dropped(sessionMinutes.idle)}</p>}</div>
}
