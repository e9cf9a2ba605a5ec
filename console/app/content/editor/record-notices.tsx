import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { ContentSchedule } from '@portal/contract/content/states'
import { formatPastMoment } from '@portal/contract/moments'
import { api } from '../../core/api'
import { later } from '../../core/later'
import { tellDone } from '../../core/query'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import type { KindName, Managed } from '../kinds'
import styles from './editor.module.css'
import { Published } from './published'
import { isScheduled } from './saving'
import { useAct } from './use-act'

// Only activities are called off.
const CalledOff = later(async () => (await import('./called-off')).CalledOff)
const InRelease = later(async () => (await import('../releases/parts')).InRelease)

interface NoticeProps {
  name: KindName
  managed: Managed
  record: ContentRecord
}

/** What a reader of a record has to know: what has become of it, when it will be published, that its publication can still be taken back. */
export function RecordNotices({ name, managed, record }: NoticeProps) {
  const { remark, schedule, takeBackUntil } = record
  return (
    <>
      {remark?.code === 'calledOff' && <CalledOff record={record} reason={remark.reason} />}
      {record.release && <InRelease name={name} record={record} release={record.release} />}
      {schedule && !record.release && <ScheduleNotice managed={managed} record={record} schedule={schedule} />}
      {takeBackUntil && <Published name={name} managed={managed} record={record} until={takeBackUntil} />}
    </>
  )
}

function ScheduleNotice({ managed, record, schedule }: Omit<NoticeProps, 'name'> & { schedule: ContentSchedule }) {
  const texts = useContentTexts()
  const language = useLanguage()
  const moment = formatPastMoment(schedule.wallTime, language)
  const end = useAct(managed, record.id, {
    run: ({ id, version }) => api(managed.endpoints.unschedule, { id, version }),
    onDone: () => tellDone(texts.unscheduled),
  })
  const { failedWhy } = texts
  const why = Object.hasOwn(failedWhy, schedule.failed)
    ? failedWhy[schedule.failed as keyof typeof failedWhy]
    : failedWhy.other
  return (
    <div className={styles.notice} data-bad={Boolean(schedule.failed) || undefined}>
      <p>{schedule.failed ? texts.failed(moment, why) : texts.locked(moment)}</p>
      {isScheduled(record) && (
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {texts.unschedule}
        </Button>
      )}
    </div>
  )
}
