import { sessionMinutes } from '@portal/contract/session-minutes'
import { useState } from 'react'
import { useFormTexts } from '../../locales/form'
import type { DraftState } from './draft'
import * as styles from './wizard.module.css'

/** Says that what was typed is gone because nobody was there. It stays while the form is filled in again, so that nothing moves. */
export function DroppedNote({ state: { dropped } }: { state: DraftState<object> }) {
  const words = useFormTexts()
  const [shown, setShown] = useState(dropped)
  if (dropped && !shown) setShown(true)
  return <div role="status">{shown && <p className={styles.dropped}>{words.dropped(sessionMinutes.idle)}</p>}</div>
}
