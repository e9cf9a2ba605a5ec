import { useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { inPlace } from '../../core/frame/use-scroll-place'
import { afterPaint } from '../../core/loading/after-paint'
import { type BookingState, bookingPathOf, bookingStateIn } from './address'

/** The state of history entries that the booking itself has written. */
const ownChange = { ownChange: true }

/** The booking's state from the URL, and functions to change it. A change renders at once; a selection reaches the URL after the next paint. */
export function useBookingState() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const named = bookingStateIn(search)
  const [place, setPlace] = useState(named)
  const later = useRef<AbortController>(null)
  const { key, state } = useLocation()
  const isFollowing = useNavigationType() !== 'POP' && state?.ownChange
  // A URL that follows a change adds nothing, and may already be older than the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry's key stands for the place that its URL names
  useEffect(() => {
    if (isFollowing) return
    later.current?.abort()
    setPlace(named)
  }, [key])
  useEffect(() => () => later.current?.abort(), [])

  const change = (to: Partial<BookingState>) => {
    later.current?.abort()
    const next = { ...place, ...to }
    setPlace(next)
    // The page's data does not depend on the URL, so nothing has to be loaded again.
    return (options: NavigateOptions) =>
      navigate(bookingPathOf(next), {
        ...options,
        state: { ...ownChange, ...options.state },
        defaultShouldRevalidate: false,
      })
  }
  return {
    place,
    /** Changes a selection without a new history entry and without scrolling. */
    choose: (to: Partial<BookingState>) => {
      const keep = change(to)
      later.current = afterPaint(() => keep({ replace: true, state: inPlace }))
    },
    /** Goes to another step; the browser's back button returns to this one. */
    go: (to: Partial<BookingState>, replace = false) => change(to)({ replace }),
  }
}
