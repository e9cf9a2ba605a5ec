import { ApiError } from '@portal/client/api-error'
import { useEffect, useRef, useState } from 'react'
import { useFilmTexts } from '../../locales/film'
import { type FilmProgress, LargeFilmError, sendFilm } from './send-film'

export type FilmUpload = { file: File } & (FilmProgress | { step: 'failed'; message: string; isRefused: boolean })

/** The upload of a film, which ends when its page is left; the same file goes on where it stopped. */
export function useFilmUpload(onFilm: (film: string) => Promise<unknown>) {
  const texts = useFilmTexts()
  const [upload, setUpload] = useState<FilmUpload>()
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File) {
    stop()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: FilmUpload | undefined) => signal.aborted || setUpload(next)
    show({ file, step: 'sending', fraction: 0 })
    try {
      if (file.size === 0) return show({ file, step: 'failed', message: texts.empty, isRefused: true })
      await onFilm(await sendFilm(file, { signal, tell: (progress) => show({ file, ...progress }) }))
      show(undefined)
    } catch (error) {
      show({ file, step: 'failed', ...failureOf(error, file) })
    }
  }

  function failureOf(error: unknown, file: File) {
    if (error instanceof LargeFilmError) {
      const message = texts.tooLarge(inMegabytes(file.size), inMegabytes(error.mostBytes))
      return { message, isRefused: true }
    }
    const [refused] = error instanceof ApiError ? Object.values(error.fields) : []
    const message = refused ?? (error instanceof Error ? error.message : String(error))
    return { message, isRefused: refused !== undefined }
  }

  const cancel = () => {
    stop()
    setUpload(undefined)
  }
  return { upload, start: (file: File) => void start(file), cancel }
}

/** Rounded up, so that what is too large never looks like the limit. */
function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}
