import { ApiError } from '@portal/client/api-error'
import { sendOnLeaving } from '@portal/client/send-on-leaving'
import { readOwner, readToken } from '@portal/client/session'
import { postProgress, type Watched } from '@portal/contract/training/own'
import { type FilmRange, merged, without } from '@portal/contract/training/ranges'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenedFilm } from './links'
import { saveWatched } from './save-watched'
import { dropWatched, keepWatched } from './unsent'

const everyMs = 5_000
/** The contract's limit for one call. */
const mostRanges = 200

/** The state of saving: `down` while the connection is lost, `back` once everything was saved afterwards. */
type Line = { is: 'up' | 'down' | 'back' } | { is: 'refused'; why: string }

interface ProgressPlan {
  trainingContentId: number
  film: OpenedFilm
}

/**
 * Saves watched parts every five seconds and when the page is left, and retries those that the server has not acknowledged. Every save
 * counts as activity, so that a film outlasts the idle limit.
 */
export function useProgress({ trainingContentId, film }: ProgressPlan) {
  const { viewingId } = film
  const [saved, setSaved] = useState<Watched>(film)
  const [line, setLine] = useState<Line>({ is: 'up' })
  const [played, setPlayed] = useState<FilmRange[]>([])
  const [owner] = useState(readOwner)
  const latest = useRef({ saved, played, positionMs: film.positionMs, sentMs: film.positionMs, isSending: false })
  latest.current.saved = saved

  /** Records the parts played since the page was opened, and the position. */
  const note = useCallback((ranges: readonly FilmRange[], positionMs: number) => {
    const { current } = latest
    current.positionMs = positionMs
    const all = merged([...current.played, ...ranges])
    if (String(all) === String(current.played)) return
    current.played = all
    setPlayed(all)
  }, [])

  const unsent = useCallback(() => {
    const { played, saved, positionMs } = latest.current
    return { trainingContentId, viewingId, ranges: without(played, saved.watched).slice(0, mostRanges), positionMs }
  }, [trainingContentId, viewingId])

  const send = useCallback(async () => {
    const { current } = latest
    const post = unsent()
    if (current.isSending || (post.ranges.length === 0 && post.positionMs === current.sentMs)) return
    current.isSending = true
    try {
      const answer = await saveWatched(post, { quiet: true })
      current.sentMs = post.positionMs
      current.saved = answer
      setSaved(answer)
      dropWatched(owner, trainingContentId)
      setLine((was) => (was.is === 'up' ? was : { is: 'back' }))
    } catch (error) {
      keepWatched(owner, post)
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      setLine(isRefused ? { is: 'refused', why: error.message } : { is: 'down' })
    } finally {
      current.isSending = false
    }
  }, [unsent, owner, trainingContentId])

  useEffect(() => {
    const leave = (isStaying: boolean) => {
      const post = unsent()
      if (post.positionMs === latest.current.sentMs) return
      if (post.ranges.length > 0) keepWatched(owner, post)
      // A document that stays gets the response, which deletes what is kept.
      if (isStaying && readToken() && !latest.current.isSending) void send()
      else void sendOnLeaving(readToken(), postProgress, post)
    }
    const hide = () => document.visibilityState === 'hidden' && leave(false)
    const timer = setInterval(send, everyMs)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', hide)
      // Left by a link or a logout. After a logout nothing is sent: a refused call would look like an expired session.
      leave(true)
    }
  }, [send, unsent, owner])

  return { watched: merged([...saved.watched, ...played]), videoStatus: saved.videoStatus, line, note, send }
}
