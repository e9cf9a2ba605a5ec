import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Place, placeIn, placePath } from './address'

/** The choice in the address, and ways to change it. A choice shows at once, before the address has followed. */
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
    // Nothing on the page comes with the address, so nothing has to be fetched anew.
    navigate(placePath(next), { ...options, defaultShouldRevalidate: false })
  }
  return {
    place,
    /** Changes what is chosen, at the same place: the page does not move. */
    choose: (to: Partial<Place>) => change(to, { replace: true, preventScrollReset: true }),
    /** Goes to another step, from which the browser's back leads here. */
    go: (to: Partial<Place>, replace = false) => change(to, { replace }),
  }
}
