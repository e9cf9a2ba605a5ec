import PQueue from 'p-queue'
import { PortalError } from '../errors.ts'

type RunTask = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs up to `atOnce` tasks at a time; up to `maxWaiting` wait in order of arrival.
 * @returns a function that runs a task in turn, and throws PortalError `unavailable` when too many are waiting
 */
export function taskQueue(atOnce: number, maxWaiting: number): RunTask {
  const queue = new PQueue({ concurrency: atOnce })
  return async (work) => {
    if (queue.pending >= atOnce && queue.size >= maxWaiting) throw new PortalError('unavailable')
    return queue.add(work)
  }
}

/**
 * Gives each owner one place in the queue; the owner's other tasks wait for that place, so that nobody waits behind all tasks of
 * one other owner.
 * @param maxEach maximum number of one owner's tasks at a time
 * @returns a function that runs an owner's task in turn, and throws PortalError `unavailable` beyond that
 */
export function taskQueueByOwner(runTask: RunTask, maxEach: number) {
  const lines = new Map<string, { inLine: RunTask; size: number }>()

  return async function runOwnTask<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(owner) ?? { inLine: taskQueue(1, maxEach - 1), size: 0 }
    lines.set(owner, line)
    line.size += 1
    try {
      return await line.inLine(() => runTask(work))
    } finally {
      line.size -= 1
      if (line.size === 0) lines.delete(owner)
    }
  }
}

interface QueuedTask {
  owner: string
  /** Ends the task if its time is over, or, with `now`, in any case. @returns whether it has ended */
  giveWay: (now: boolean) => boolean
}

/**
 * Runs up to `max` tasks at a time, and `maxEach` per owner. Beyond that the longest-running task that yields makes room. If none
 * does, the owner with the most tasks, and at least two more than the newcomer, loses the oldest: a few owners cannot take all places.
 * Otherwise it throws PortalError `unavailable` at once.
 */
export function limitAtOnce(max: number, maxEach: number) {
  const running = new Set<QueuedTask>()
  const placesOf = (owner: string) => [...running].filter((place) => place.owner === owner)

  /** Frees a place of the owner with the most tasks, if the newcomer would still have fewer. */
  function takeFromLargest(owner: string): boolean {
    const most = Math.max(...[...running].map((place) => placesOf(place.owner).length))
    if (most < placesOf(owner).length + 2) return false
    const spare = [...running].filter((place) => placesOf(place.owner).length === most)
    return spare.some((place) => place.giveWay(true) && running.delete(place))
  }

  /** @param giveWay see `QueuedTask` */
  return async function withinLimit<T>(
    owner: string,
    work: () => Promise<T>,
    giveWay: QueuedTask['giveWay'] = () => false,
  ): Promise<T> {
    const isRoom = (taken: readonly QueuedTask[], most: number) =>
      taken.length < most || taken.some((place) => place.giveWay(false) && running.delete(place))
    if (!isRoom(placesOf(owner), maxEach)) throw new PortalError('unavailable')
    if (!isRoom([...running], max) && !takeFromLargest(owner)) throw new PortalError('unavailable')
    const place = { owner, giveWay }
    running.add(place)
    try {
      return await work()
    } finally {
      running.delete(place)
    }
  }
}
