import { type Language, languageNames } from '@portal/contract/language'
import { type RefObject, useEffect, useReducer } from 'react'
import type { OpenedFilm } from './links'

/** The caption tracks of the film. The page shows their text itself, as large as all text. */
export function Tracks({ captions }: Pick<OpenedFilm, 'captions'>) {
  return captions.map(({ language, src }) => (
    <track key={language} kind="captions" src={src} srcLang={language} label={languageNames[language]} />
  ))
}

interface CaptionPlan {
  video: RefObject<HTMLVideoElement | null>
  language: Language | 'off'
  positionMs: number
  /** Called when a file of captions did not load. */
  onFailed: () => void
  captions: OpenedFilm['captions']
}

/** The caption at a moment of the film, in a language. */
export function useCaption({ video, language, positionMs, onFailed, captions }: CaptionPlan): string {
  const [, show] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other links are other files
  useEffect(() => {
    const stop = new AbortController()
    const tracks = [...(video.current?.querySelectorAll('track') ?? [])]
    const setMode = (mode: TextTrackMode) => {
      for (const { srclang, track } of tracks) track.mode = srclang === language ? mode : 'disabled'
    }
    setMode('hidden')
    // An iPhone's full screen has only the film, so that the browser has to draw the captions there.
    video.current?.addEventListener('webkitbeginfullscreen', () => setMode('showing'), { signal: stop.signal })
    video.current?.addEventListener('webkitendfullscreen', () => setMode('hidden'), { signal: stop.signal })
    for (const element of tracks) {
      element.addEventListener('load', show, { signal: stop.signal })
      element.addEventListener('error', onFailed, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [video, language, captions])
  const element = [...(video.current?.querySelectorAll('track') ?? [])].find(({ srclang }) => srclang === language)
  const at = positionMs / 1000
  const cue = [...(element?.track.cues ?? [])].find(({ startTime, endTime }) => startTime <= at && at < endTime)
  return (cue as VTTCue | undefined)?.getCueAsHTML().textContent ?? ''
}
