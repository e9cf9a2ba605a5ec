import { useRef, useState } from 'react'
import { api } from '../../core/api'
import { tellError } from '../../core/query'
import { untilTold } from '../../core/saving/use-send'
import type { Managed } from '../kinds'
import { readOrderAgain, showOrder } from './order-query'

type Ids = readonly string[]

interface Order {
  ids: Ids
  isSaving: boolean
  /** Moves a record to a place, from 0 on. */
  move: (id: string, place: number) => void
  /** Undoes the last move; undefined when there is none. */
  undo: (() => void) | undefined
}

/**
 * An order whose moves are saved one after the other. One that cannot be saved is undone, with those after it.
 * @param saved the order that the server has
 */
export function useOrder(managed: Managed, saved: Ids): Order {
  const [wanted, setWanted] = useState<Ids>()
  const [former, setFormer] = useState<Ids>()
  const chain = useRef<Promise<unknown>>(undefined)
  const latest = useRef<Ids>(undefined)
  const ids = wanted ?? saved
  const put = (next: Ids, before: Ids | undefined) => {
    if (isSameOrder(next, ids)) return
    setWanted(next)
    setFormer(before)
    latest.current = next
    // A failure ends all moves that were made from it.
    chain.current = (chain.current ?? Promise.resolve(saved)).then((known) => save(known as Ids))
  }
  const save = async (known: Ids): Promise<Ids> => {
    const next = latest.current
    if (!next || isSameOrder(next, known)) return known
    try {
      await api(managed.endpoints.order, { ids: [...next], before: [...known] })
      showOrder(managed, next)
      await untilTold()
      if (latest.current === next) end()
      return next
    } catch (error) {
      end()
      setFormer(undefined)
      tellError((error as Error).message)
      await readOrderAgain(managed)
      return known
    }
  }
  const end = () => {
    latest.current = undefined
    chain.current = undefined
    setWanted(undefined)
  }
  return {
    ids,
    isSaving: wanted !== undefined,
    move: (id, place) => put(moved(ids, id, place), ids),
    undo: former && (() => put(former, undefined)),
  }
}

/** The ids with one of them at another place. */
function moved(ids: Ids, id: string, place: number): Ids {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

function isSameOrder(one: Ids, other: Ids): boolean {
  return one.join() === other.join()
}
