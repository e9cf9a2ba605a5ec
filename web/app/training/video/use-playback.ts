import type { FilmRange } from '@portal/contract/training/ranges'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { reachable } from './ranges'

interface PlaybackPlan {
  video: RefObject<HTMLVideoElement | null>
  videoMs: number
  startMs: number
  watched: readonly FilmRange[]
  speed: number
  /** Called with the parts played since the file was loaded, and the position. */
  onPlayed: (ranges: FilmRange[], positionMs: number) => void
  /** Called when somebody wants to go where they have not watched, with the moment where they are instead. */
  onSkipped: (toMs: number) => void
  onStopped: () => void
}

/** Plays the film and knows where it is. Another file of the same film goes on at the same moment. */
export function usePlayback(plan: PlaybackPlan) {
  const { video, videoMs, startMs, speed } = plan
  const latest = useRef(plan)
  latest.current = plan
  const [positionMs, setPosition] = useState(startMs)
  const [isPlaying, setPlaying] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const [sound, setSound] = useState({ volume: 1, muted: false })
  // While another file loads, the element says that it is at the beginning.
  const now = useRef({ positionMs: startMs, isLoaded: false, wantsToPlay: false })

  const look = useCallback(() => {
    const { current } = video
    if (!current || !now.current.isLoaded) return
    now.current.positionMs = Math.round(current.currentTime * 1000)
    setPosition(now.current.positionMs)
    latest.current.onPlayed(playedOf(current), now.current.positionMs)
  }, [video])

  const jump = useCallback(
    (wantedMs: number) => {
      const { current } = video
      if (!current) return
      look()
      const wanted = Math.min(Math.max(0, wantedMs), videoMs)
      const to = reachable(wanted, [...latest.current.watched, ...playedOf(current)])
      if (isSkip(wanted, to)) latest.current.onSkipped(to)
      now.current.positionMs = to
      setPosition(to)
      setEnded(false)
      current.currentTime = to / 1000
    },
    [video, videoMs, look],
  )

  const play = useCallback(() => {
    now.current.wantsToPlay = true
    video.current?.play().catch(() => setPlaying(false))
  }, [video])
  const pause = useCallback(() => {
    now.current.wantsToPlay = false
    video.current?.pause()
  }, [video])

  useEffect(() => {
    if (video.current) setSpeed(video.current, speed)
  }, [video, speed])

  const events = {
    onLoadStart: () => {
      now.current.isLoaded = false
    },
    onLoadedMetadata: ({ currentTarget: film }: { currentTarget: HTMLVideoElement }) => {
      film.currentTime = now.current.positionMs / 1000
      now.current.isLoaded = true
      setSpeed(film, speed)
      if (now.current.wantsToPlay) play()
    },
    onTimeUpdate: look,
    onPlay: () => {
      setPlaying(true)
      setEnded(false)
    },
    onPause: () => {
      setPlaying(false)
      look()
      latest.current.onStopped()
    },
    onEnded: () => {
      now.current.wantsToPlay = false
      look()
      setEnded(true)
      latest.current.onStopped()
    },
    // Media keys and the browser's own menus jump, too.
    onSeeking: ({ currentTarget: film }: { currentTarget: HTMLVideoElement }) => {
      const wanted = film.currentTime * 1000
      const to = reachable(wanted, [...latest.current.watched, ...playedOf(film)])
      if (now.current.isLoaded && isSkip(wanted, to)) jump(wanted)
    },
    onVolumeChange: ({ currentTarget: { volume, muted } }: { currentTarget: HTMLVideoElement }) =>
      setSound({ volume, muted }),
  }
  return { positionMs, isPlaying, isEnded, sound, events, play, pause, jump }
}

/** Small steps beyond the watched part are the player's own. */
function isSkip(wanted: number, to: number): boolean {
  return wanted - to > 1_200
}

function setSpeed(film: HTMLVideoElement, speed: number) {
  film.defaultPlaybackRate = speed
  film.playbackRate = speed
}

function playedOf({ played }: HTMLVideoElement): FilmRange[] {
  return Array.from(
    { length: played.length },
    (_, i): FilmRange => [Math.floor(played.start(i) * 1000), Math.ceil(played.end(i) * 1000)],
  )
}
