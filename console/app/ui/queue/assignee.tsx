import type { WorkItem } from '@portal/contract/work/staff'
import { useWorkTexts } from '../../locales/work'
import styles from './work.module.css'

/** The assignee of an item. */
export function Assignee({ item: { assignedTo }, me }: { item: WorkItem; me: string | undefined }) {
  const texts = useWorkTexts()
  if (!assignedTo) return <span className={styles.soft}>{texts.nobody}</span>
  return assignedTo.id === me ? <strong>{texts.me}</strong> : <span>{assignedTo.name}</span>
}
