import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { ContentSchedule } from '@portal/contract/content/states'
import { formatPastMoment } from '@portal/contract/moments'
import { newYorkTime } from '@portal/contract/new-york'
import { formatTime } from '@portal/contract/when'
import { api } from '../../core/api'
import { usePageActions } from '../../core/page-actions'
import { tellDone } from '../../core/query'
import { useSingleKeysOn } from '../../core/single-keys'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import { useShellTexts } from '../../locales/shell'
import type { Managed } from '../kinds'
import styles from './editor.module.css'
import { isScheduled } from './saving'
import { useAct } from './use-act'

interface NoticeProps {
  managed: Managed
  record: ContentRecord
}

/** What is arranged for a record: when it will be published, or that its publication can still be taken back. */
export function RecordNotices({ managed, record }: NoticeProps) {
  const { schedule, takeBackUntil } = record
  return (
    <>
      {schedule && <ScheduleNotice managed={managed} record={record} schedule={schedule} />}
      {takeBackUntil && <TakeBack managed={managed} record={record} until={takeBackUntil} />}
    </>
  )
}

function ScheduleNotice({ managed, record, schedule }: NoticeProps & { schedule: ContentSchedule }) {
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

function TakeBack({ managed, record, until }: NoticeProps & { until: string }) {
  const texts = useContentTexts()
  const { undoing } = useShellTexts()
  const language = useLanguage()
  const [keysOn] = useSingleKeysOn()
  const undo = useAct(managed, record.id, {
    run: ({ id, number }) => api(managed.endpoints.takeBack, { id, number }),
    onDone: () => tellDone(texts.takenBack),
  })
  usePageActions([{ key: 'z', label: texts.takeBack, run: () => undo.mutate() }])
  return (
    <div className={styles.notice} role="status">
      <p>{texts.takeBackUntil(formatTime(newYorkTime(new Date(until)), language))}</p>
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
        {keysOn ? undoing.withKey(texts.takeBack) : texts.takeBack}
      </Button>
    </div>
  )
}
