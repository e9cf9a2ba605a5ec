import { setTimeout as pause } from 'node:timers/promises'

/** How many times as long as it works a gentle backup rests: most of what others do falls into the rest. */
const restFor = 9

/** Whether the work rests between its parts, so that processor and disk are there for those who use the portal. */
export interface Pace {
  isGentle: boolean
}

/** Does a part of the work, and rests afterwards. */
export async function atPace<T>({ isGentle }: Pace, part: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await part()
  if (isGentle) await pause(restFor * (performance.now() - began))
  return done
}
