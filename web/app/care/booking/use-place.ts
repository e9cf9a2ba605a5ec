import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Place, placeIn, placePath } from './address'

/** The booking's state from the URL, and functions to change it. A change shows at once, before the URL is updated. */
export function usePlace() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const named = placeIn(search)
  const address = placePath(named)
  const [place, setPlace] = useState(named)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the place that it names
  useEffect(() => setPlace(named), [address])

  const change = (to: Partial<Place>, options: { replace?: boolean; preventScrollReset?: boolean }) => {
    const next = { ...place, ...to }
    setPlace(next)
    // The page's data does not depend on the URL, so nothing has to be loaded again.
    navigate(placePath(next), { ...options, defaultShouldRevalidate: false })
  }
  return {
    place,
    /** Changes a selection without a new history entry and without scrolling. */
    choose: (to: Partial<Place>) => change(to, { replace: true, preventScrollReset: true }),
    /** Goes to another step; the browser's back button returns to this one. */
    go: (to: Partial<Place>, replace = false) => change(to, { replace }),
  }
}
