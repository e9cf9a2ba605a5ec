import { withInserted } from '@portal/contract/lists'
import { useRef } from 'react'
import type { FinishedTransfer } from './transfer'
import { kindOf, type PlaceOf, type Uploaded } from './uploaded'

/** The order of the pictures of a page: as chosen, however late each arrives, until somebody moves one. */
export function useOrder<Picture extends Uploaded>() {
  /** The keys of the uploads by which the pictures came. */
  const keys = useRef(new Map<string, number>())

  return {
    /** The list with an uploaded picture: in place of the one it replaces, or before those of its slot that were chosen after it. */
    placed(
      pictures: readonly Picture[],
      { place, fileId, name, insteadOf, key }: FinishedTransfer<PlaceOf<Picture>>,
    ): Picture[] {
      const picture = { ...place, fileId, name } as Picture
      if (pictures.some((other) => other.fileId === insteadOf))
        return pictures.map((other) => (other.fileId === insteadOf ? picture : other))
      keys.current.set(fileId, key)
      const isLater = (other: Picture) => kindOf(other) === kindOf(place) && (keys.current.get(other.fileId) ?? 0) > key
      const later = pictures.findIndex(isLater)
      return withInserted(pictures, later < 0 ? pictures.length : later, picture)
    },

    /** The list with one picture at another place among those of its slot. */
    moved(pictures: readonly Picture[], fileId: string, to: number): Picture[] {
      const picture = pictures.find((one) => one.fileId === fileId)
      if (!picture) return [...pictures]
      keys.current.clear()
      const isBeside = (other: Picture) => kindOf(other) === kindOf(picture)
      const others = pictures.filter((other) => isBeside(other) && other !== picture)
      const beside = withInserted(others, to, picture)
      return pictures.map((other) => (isBeside(other) ? (beside.shift() ?? other) : other))
    },
  }
}
