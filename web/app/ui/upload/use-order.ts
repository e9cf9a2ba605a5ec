import { withInserted } from '@portal/contract/lists'
import { useRef } from 'react'
import type { FinishedTransfer } from './transfer'
import { kindOf, type PlaceOf, type Uploaded } from './uploaded'

/** Keeps the pictures of a page in the order of selection, however late each upload finishes, until the user moves one. */
export function useOrder<Picture extends Uploaded>() {
  /** The upload key of each picture. */
  const keys = useRef(new Map<string, number>())

  return {
    /** Inserts an uploaded picture: in place of the one that it replaces, or before those of its slot that were selected later. */
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

    /** Moves a picture to another position in its slot. */
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
