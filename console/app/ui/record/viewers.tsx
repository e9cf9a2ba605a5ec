import type { RecordKind } from '@portal/contract/work/kinds'
import { usePresence } from '../../core/live/presence'
import { useWorkTexts } from '../../locales/work'
import styles from '../page.module.css'

/** Lists the colleagues who have the record open, and announces this member to them. */
export function Viewers({ kind, id }: { kind: RecordKind; id: string }) {
  const texts = useWorkTexts()
  const names = usePresence(kind, id).map(({ name }) => name)
  return (
    <p role="status" className={styles.viewers}>
      {names.length > 0 && <span>{texts.looking(names.join(', '))}</span>}
    </p>
  )
}
