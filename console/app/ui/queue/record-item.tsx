import type { WorkItem } from '@portal/contract/work/staff'
import { useWorkTexts } from '../../locales/work'
import { Assignee } from './assignee'
import { TimeLeft } from './due'
import { useWorkActions } from './use-work-actions'
import styles from './work.module.css'

/** The queue item of a record: assignee, due time and actions. */
export function RecordItem({ item, isWaiting, me }: { item: WorkItem; isWaiting: boolean; me: string | undefined }) {
  const texts = useWorkTexts()
  const { buttons, said, dialogs } = useWorkActions([item], () => {})
  return (
    <>
      {isWaiting && (
        <>
          <span>
            <span className={styles.soft}>{texts.columns.assigned}:</span> <Assignee item={item} me={me} />
          </span>
          <TimeLeft item={item} />
        </>
      )}
      {buttons(isWaiting ? undefined : 'n')}
      {said}
      {dialogs}
    </>
  )
}
