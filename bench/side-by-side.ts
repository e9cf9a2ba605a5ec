import { cpuSeconds } from './cpu.ts'
import { putUnderLoad } from './load.ts'

const warmUpSeconds = 1
/** Short turns, one server after the other: a machine that slows down for some seconds then slows down all of them. */
export const turns = 8

export interface Side {
  name: string
  origin: string
  /** Processes whose CPU time counts; their descendants count too. */
  pids: readonly number[]
  /** The paths of a load of some seconds. With `distinct`, each call gives others. */
  paths: (seconds: number) => readonly string[]
  distinct?: boolean
}

/** What an answer costs. */
export interface Cost extends Turn {
  /** Of each turn, in their order. */
  turns: readonly Turn[]
}

interface Turn {
  /** CPU time a request, in microseconds. */
  micros: number
  perSecond: number
}

/**
 * Puts servers under the same load by turns, each for twice `seconds` in all, so that drift of the machine cancels.
 * Gives the median cost of each, in the order of the sides.
 */
export async function sideBySide(
  sides: readonly Side[],
  { seconds, folder }: { seconds: number; folder: string },
): Promise<Cost[]> {
  const length = Math.max(1, Math.round((2 * seconds) / turns))
  const costs = sides.map((): Turn[] => [])
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, side] of sides.entries()) costs[i]?.push(await measure(side, { seconds: length, folder }))
  }
  return costs.map((own) => ({
    micros: median(own.map((c) => c.micros)),
    perSecond: median(own.map((c) => c.perSecond)),
    turns: own,
  }))
}

/** How many times the CPU time of one side another takes: the median over the turns, each compared with its neighbour. */
export function costRatio(one: Cost, other: Cost): number {
  return median(one.turns.map(({ micros }, i) => micros / (other.turns[i]?.micros ?? Number.NaN)))
}

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return middle.reduce((sum, number) => sum + number, 0) / middle.length
}

async function measure(side: Side, { seconds, folder }: { seconds: number; folder: string }): Promise<Turn> {
  const load = (length: number) =>
    putUnderLoad({ origin: side.origin, paths: side.paths(length), seconds: length, repeat: !side.distinct, folder })
  await load(warmUpSeconds)
  const start = performance.now()
  const before = cpuSeconds(side.pids)
  const { requests } = await load(seconds)
  const spent = cpuSeconds(side.pids) - before
  const elapsed = (performance.now() - start) / 1000
  return { micros: (spent / requests) * 1e6, perSecond: requests / elapsed }
}
