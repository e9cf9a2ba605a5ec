import { setTimeout as pause } from 'node:timers/promises'

/** Whether the work rests as long as it works, so that processor and disk are there for those who use the portal. */
export interface Pace {
  isGentle: boolean
}

/** Does a part of the work, and rests afterwards, unless that changed nothing. */
export async function atPace<T>({ isGentle }: Pace, part: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await part()
  if (isGentle && done !== undefined) await pause(performance.now() - began)
  return done
}
