import type { TrainingDetail } from '@portal/contract/training/own'
import { useRef, useState } from 'react'
import { useTrainingVideoTexts } from '../../locales/training-video'
import { clockText } from '../shared/times'
import type { OpenedFilm } from './links'
import { usePreferences } from './preferences'
import { firstGap, reachable } from './ranges'
import { useFiles } from './use-files'
import { usePlayback } from './use-playback'
import { useProgress } from './use-progress'

export type FilmState = ReturnType<typeof useFilm>

/** Everything about a film that is being watched: its files, where it is, and what was watched. */
export function useFilm({ trainingContentId, videoMs }: TrainingDetail, film: OpenedFilm) {
  const words = useTrainingVideoTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [startMs] = useState(() => startOf(film))
  const [said, setSaid] = useState(() => (startMs > 0 ? words.resumed(clockText(startMs)) : ''))
  const [preferences, change] = usePreferences()
  const progress = useProgress({ trainingContentId, film })
  const files = useFiles({ video, trainingContentId, film, quality: preferences.quality })
  const playback = usePlayback({
    video,
    videoMs,
    startMs,
    watched: progress.watched,
    speed: preferences.speed,
    onPlayed: progress.note,
    onSkipped: (toMs) => setSaid(words.skipped(clockText(toMs))),
    onStopped: progress.send,
  })
  const isWhole = progress.videoStatus === 'completed'
  const gapMs = isWhole ? null : firstGap(progress.watched, videoMs)
  return { video, startMs, said, preferences, change, progress, watched: progress.watched, files, playback, gapMs }
}

/** Where to go on: at the beginning again once the film was watched to its end. */
function startOf({ positionMs, videoMs, watched }: OpenedFilm): number {
  return positionMs > videoMs - 1_000 ? 0 : reachable(positionMs, watched)
}
