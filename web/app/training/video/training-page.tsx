import { getTraining, type TrainingDetail } from '@portal/contract/training/own'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { BackLink } from '../../content/back-link'
import { nullIfMissing } from '../../content/null-if-missing'
import { TabTitle } from '../../content/tab-title'
import { Button } from '../../core/button'
import { httpApi } from '../../lib/api'
import { useCall } from '../../lib/use-call'
import { useTrainingTexts } from '../../locales/training'
import { useTrainingVideoTexts } from '../../locales/training-video'
import { NotLoaded } from '../../ui/not-loaded'
import { Notice } from '../../ui/notice'
import { Phrases } from '../../ui/phrases'
import { trainingListPath } from '../shared/addresses'
import { AskUs } from '../shared/ask-us'
import { DueDate } from '../shared/facts'
import { StatusMark } from '../shared/status-mark'
import { useArrived, useTitleFocus } from '../shared/use-title-focus'
import { AfterFilm, HowItGoesOn } from './after-film'
import { Keys } from './keys'
import type { OpenedFilm } from './links'
import { openTheFilm } from './open-film'
import * as styles from './page.module.css'
import { Player, PlayerStatus } from './player'
import { Transcript } from './transcript'
import { useFilm } from './use-film'

/** A training module with its film. A malformed id is treated like an unknown one or one of another caregiver. */
export function TrainingPage() {
  const words = useTrainingVideoTexts()
  const trainingContentId = Number(useParams().trainingContentId)
  const call = useCall((options) => nullIfMissing(httpApi(getTraining, { trainingContentId }, options)), {
    of: trainingContentId,
    keep: true,
  })
  if (call.state === 'loaded' && call.data === null) return <Unknown />
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={trainingListPath} label={words.back} />
      {call.state === 'loaded' && call.data ? (
        <Loaded key={trainingContentId} training={call.data} reload={call.reload} />
      ) : (
        <>
          <h1>{words.title}</h1>
          {call.state !== 'loaded' && (
            <NotLoaded call={call} texts={words}>
              <AskUs />
            </NotLoaded>
          )}
        </>
      )}
    </div>
  )
}

function Unknown() {
  const { unknown: words } = useTrainingTexts()
  return (
    <div className={`wrap ${styles.page}`}>
      <Notice level={1} title={words.title} text={words.text}>
        <Button to={trainingListPath}>{words.list}</Button>
      </Notice>
    </div>
  )
}

interface LoadedProps {
  training: TrainingDetail
  reload: () => void
}

function Loaded({ training, reload }: LoadedProps) {
  useTitleFocus(useArrived())
  const words = useTrainingVideoTexts()
  const { trainingContentId, title, summary, objectives } = training
  const film = useCall((options) => openTheFilm(trainingContentId, options), { translated: false })
  return (
    <>
      <TabTitle name={words.film(title)} />
      <div className={styles.head}>
        <h1>
          <Phrases text={title} />
        </h1>
        <p className={styles.lead}>{summary}</p>
        <div className={styles.state}>
          <StatusMark card={training} />
          {training.status !== 'signed' && <DueDate card={training} />}
        </div>
      </div>
      {film.state === 'loaded' ? (
        <Film training={training} film={film.data} reload={reload} />
      ) : (
        <NotLoaded call={film} texts={{ loading: words.filmLoading, failed: words.filmFailed, retry: words.retry }} />
      )}
      {objectives.length > 0 && (
        <section className={styles.learn} aria-labelledby="learn">
          <h2 id="learn">{words.learn}</h2>
          <ul>
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </section>
      )}
      <AskUs />
    </>
  )
}

function Film({ training, film, reload }: LoadedProps & { film: OpenedFilm }) {
  const state = useFilm(training, film)
  const { progress, playback, watched } = state
  const isWhole = progress.videoStatus === 'completed'
  const isNew = progress.videoStatus !== training.videoStatus
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the film is begun and when it has become complete; the exam is open then
  useEffect(() => {
    if (isNew) reload()
  }, [progress.videoStatus])
  // Not while the film plays: above the player, it would push the picture away.
  const [isDone, setDone] = useState(isWhole)
  if (isWhole && !isNew && !isDone && !playback.isPlaying) setDone(true)
  const again = () => {
    state.video.current?.scrollIntoView({ block: 'center' })
    playback.jump(0)
    playback.play()
  }
  return (
    <>
      {isDone && !isNew && (
        <AfterFilm training={training} isLed={playback.isEnded && !playback.isPlaying} again={again} />
      )}
      <div className={styles.columns}>
        <Player training={training} state={state}>
          <PlayerStatus state={state} said={state.said} />
        </Player>
        <Transcript
          lines={training.transcript}
          positionMs={playback.positionMs}
          watched={watched}
          jump={playback.jump}
        />
      </div>
      <div className={styles.below}>
        {!isWhole && <HowItGoesOn rules={training.rules} />}
        <Keys />
      </div>
    </>
  )
}
