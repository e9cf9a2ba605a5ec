import { ApiError } from '@portal/client/api-error'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draftOf, dropDraft, keepDraft } from '../../core/saving/drafts'
import { useFilmTexts } from '../../locales/film'
import { type FilmProgress, GoneFilmError, LargeFilmError, sendFilm } from './send-film'

export type FilmUpload = { file: File } & (FilmProgress | { step: 'failed'; message: string; isRefused: boolean })

/** The name of the draft that an upload is until it has arrived. */
const draft = 'film upload'

/**
 * The upload of a film. It stops when its page is left or locked, and goes on where it stopped when the page is shown again; only closing or
 * reloading the tab, which asks first, ends it.
 */
export function useFilmUpload(onFilm: (film: string) => Promise<unknown>) {
  const texts = useFilmTexts()
  const [upload, setUpload] = useState<FilmUpload>()
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()
  // An upload takes minutes, in which the record changes.
  const latest = useRef(onFilm)
  useLayoutEffect(() => {
    latest.current = onFilm
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the page is shown
  useEffect(() => {
    const stopped = draftOf(draft)?.values as { file: File } | undefined
    if (stopped) void start(stopped.file)
    return stop
  }, [])

  async function start(file: File) {
    stop()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: FilmUpload | undefined) => signal.aborted || setUpload(next)
    const end = (last?: FilmUpload) => {
      if (!signal.aborted) dropDraft(draft)
      show(last)
    }
    if (file.size === 0) return end({ file, step: 'failed', message: texts.empty, isRefused: true })
    keepDraft(draft, { values: { file }, initial: {}, seen: undefined, isSecret: false })
    show({ file, step: 'sending', fraction: 0 })
    try {
      const film = await sendFilm(file, { signal, tell: (progress) => show({ file, ...progress }) })
      // Its parts are erased by now: a page that is shown again would send all of them.
      if (!signal.aborted) dropDraft(draft)
      await latest.current(film)
      show(undefined)
    } catch (error) {
      end({ file, step: 'failed', ...failureOf(error, file) })
    }
  }

  function failureOf(error: unknown, file: File) {
    if (error instanceof LargeFilmError) {
      const message = texts.tooLarge(inMegabytes(file.size), inMegabytes(error.mostBytes))
      return { message, isRefused: true }
    }
    if (error instanceof GoneFilmError) return { message: texts.gone, isRefused: true }
    const [refused] = error instanceof ApiError ? Object.values(error.fields) : []
    const message = refused ?? (error instanceof Error ? error.message : String(error))
    return { message, isRefused: refused !== undefined }
  }

  const cancel = () => {
    stop()
    dropDraft(draft)
    setUpload(undefined)
  }
  return { upload, start: (file: File) => void start(file), cancel }
}

/** Rounded up, so that what is too large never looks like the limit. */
function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}
