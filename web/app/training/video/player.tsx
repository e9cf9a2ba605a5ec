import { pictureSources } from '@portal/contract/picture'
import type { TrainingDetail } from '@portal/contract/training/own'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../core/button'
import { Icon } from '../../core/icon'
import { useLanguage } from '../../core/texts'
import { useTrainingVideoTexts } from '../../locales/training-video'
import { clockText } from '../shared/times'
import { Tracks, useCaption } from './captions'
import { Choices, Playing, Sound } from './controls'
import * as styles from './player.module.css'
import { Position } from './position'
import type { FilmState } from './use-film'
import { useFullscreen } from './use-fullscreen'
import { useKeys } from './use-keys'

interface PlayerProps {
  training: TrainingDetail
  state: FilmState
  /** What the player has to say, above its choices. */
  children: ReactNode
}

/** The film with its own controls, which are large and work by keyboard. */
export function Player({ training, state, children }: PlayerProps) {
  const words = useTrainingVideoTexts()
  const language = useLanguage()
  const { video, files, playback, preferences, change, watched } = state
  const { positionMs, isPlaying, sound, jump } = playback
  const root = useRef<HTMLElement>(null)
  const full = useFullscreen(root, video)
  const captions = preferences.captions ?? language
  const onFailed = files.captionsFailed
  const caption = useCaption({ video, language: captions, positionMs, onFailed, captions: files.captions })
  const toggle = () => (isPlaying ? playback.pause() : playback.play())
  const back = () => jump(positionMs - 10_000)
  const mute = () => {
    if (video.current) video.current.muted = !sound.muted
  }
  const toggleCaptions = () => change({ captions: captions === 'off' ? language : 'off' })
  useKeys(root, {
    ' ': toggle,
    k: toggle,
    arrowleft: back,
    arrowright: () => jump(positionMs + 10_000),
    c: toggleCaptions,
    f: full.toggle,
    m: mute,
  })
  return (
    <section ref={root} className={styles.player} aria-label={words.player}>
      <div className={styles.screen}>
        <video
          ref={video}
          {...playback.events}
          src={files.src}
          poster={pictureSources(training.poster)?.src ?? training.poster}
          width={1280}
          height={720}
          preload="metadata"
          playsInline
          aria-label={words.film(training.title)}
          onError={files.fail}
          onWaiting={files.stalls}
          onPlaying={files.runs}
        >
          <Tracks captions={files.captions} />
        </video>
        <button type="button" className={styles.cover} tabIndex={-1} aria-hidden="true" onClick={toggle}>
          {!isPlaying && <Icon name="play" />}
        </button>
      </div>
      {captions !== 'off' && (
        <p className={styles.caption} lang={captions}>
          {caption}
        </p>
      )}
      {files.isFailed && <Failed renew={files.renew} />}
      <Position positionMs={positionMs} videoMs={training.videoMs} watched={watched} jump={jump} />
      <Playing isPlaying={isPlaying} toggle={toggle} back={back} />
      {children}
      <Choices preferences={preferences} captions={captions} quality={files.quality} change={change} />
      <div className={styles.ways}>
        <Sound sound={sound} setVolume={(volume) => setVolume(video.current, volume)} mute={mute} />
        <Button kind="secondary" onClick={full.toggle}>
          {full.isFull ? words.leaveFullscreen : words.fullscreen}
        </Button>
      </div>
    </section>
  )
}

function setVolume(video: HTMLVideoElement | null, volume: number) {
  if (!video) return
  video.volume = volume
  video.muted = volume === 0
}

function Failed({ renew }: { renew: () => void }) {
  const words = useTrainingVideoTexts()
  return (
    <div role="alert" className={styles.failed}>
      <p>
        <strong>{words.filmFailed}</strong> {words.filmFailedText}
      </p>
      <Button onClick={renew}>{words.retry}</Button>
    </div>
  )
}

/** What happened to the film or to the saving, in words: below the main buttons, and announced. */
export function PlayerStatus({ state, said }: { state: FilmState; said: string }) {
  const words = useTrainingVideoTexts()
  const { progress, files, playback, gapMs } = state
  const { line } = progress
  const saving =
    line.is === 'refused' ? line.why : { up: words.saved, down: words.offline, back: words.savedAgain }[line.is]
  return (
    <div className={styles.told}>
      <p role="status" data-down={line.is === 'down' || line.is === 'refused' || undefined}>
        {saving}
      </p>
      <p role="status">{said || (files.isLowByItself ? words.lowNow : '')}</p>
      {playback.isEnded && gapMs !== null && (
        <div role="status" className={styles.gap}>
          <p>{words.gap(clockText(gapMs))}</p>
          <Button
            onClick={() => {
              playback.jump(gapMs)
              playback.play()
            }}
          >
            {words.watchGap(clockText(gapMs))}
          </Button>
        </div>
      )}
    </div>
  )
}
