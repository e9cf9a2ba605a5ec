import { Button } from '@mantine/core'
import { type Release, takeBackRelease, unscheduleRelease } from '@portal/contract/content/releases'
import { formatPastMoment } from '@portal/contract/moments'
import { newYorkTime } from '@portal/contract/new-york'
import { formatTime } from '@portal/contract/when'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import { AskFirst } from '../../ui/dialog/ask-first'
import styles from '../editor/editor.module.css'
import { useReleaseAct } from './release-query'
import { pathOf, useAnyTitle } from './use-any-title'

/** What is arranged for a release: its moment, what has kept it from being published, or that it can still be taken back. */
export function ReleaseNotices({ release }: { release: Release }) {
  const texts = useReleaseTexts()
  const language = useLanguage()
  const { schedule, published, takeBackUntil } = release
  return (
    <>
      {schedule && <Scheduled release={release} schedule={schedule} />}
      {published && !takeBackUntil && <p>{texts.publishedOn(shownMoment(published.at, language))}</p>}
      {published && takeBackUntil && <TakeBack release={release} at={published.at} until={takeBackUntil} />}
    </>
  )
}

interface ScheduledProps {
  release: Release
  schedule: NonNullable<Release['schedule']>
}

function Scheduled({ release: { id, version }, schedule }: ScheduledProps) {
  const texts = useReleaseTexts()
  const { unschedule, unscheduled, failedWhy } = useContentTexts()
  const language = useLanguage()
  const titleOf = useAnyTitle()
  const end = useReleaseAct(id, {
    run: () => api(unscheduleRelease, { id, version }),
    onDone: () => tellDone(unscheduled),
  })
  const moment = formatPastMoment(schedule.wallTime, language)
  const { failed, failedIn } = schedule
  const why = Object.hasOwn(failedWhy, failed) ? failedWhy[failed as keyof typeof failedWhy] : failedWhy.other
  return (
    <div className={styles.notice} data-bad={Boolean(failed) || undefined}>
      <p>{failed ? `${texts.failed(moment)} ${why}` : texts.locked(moment)}</p>
      {failedIn && <Link to={pathOf(failedIn)}>{texts.failedIn(titleOf(failedIn))}</Link>}
      {!failed && (
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {unschedule}
        </Button>
      )}
    </div>
  )
}

function TakeBack({ release: { id, told }, at, until }: { release: Release; at: string; until: string }) {
  const texts = useReleaseTexts()
  const words = useContentTexts()
  const language = useLanguage()
  const timeOf = (moment: string) => formatTime(newYorkTime(new Date(moment)), language)
  const undo = useReleaseAct(id, {
    run: () => api(takeBackRelease, { id, publishedAt: at, told: told.sent }),
    onDone: () => tellDone(texts.takenBack),
  })
  return (
    <div className={styles.notice} role="status">
      <p>{words.takeBackUntil(timeOf(at), timeOf(until))}</p>
      {told.waiting > 0 && <p>{words.toldThen(told.waiting)}</p>}
      {told.sent > 0 ? (
        <AskFirst
          label={texts.takeBack}
          text={words.toldAlready(told.sent)}
          hint={words.toldUndo}
          loading={undo.isPending}
          onSure={() => undo.mutate()}
        />
      ) : (
        <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
          {texts.takeBack}
        </Button>
      )}
    </div>
  )
}
