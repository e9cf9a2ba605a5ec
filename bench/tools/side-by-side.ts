import { cpuSeconds } from './cpu.ts'
import { putUnderLoad } from './load.ts'

const warmUpSeconds = 1
/** Number of short, alternating turns, so that a machine that slows down for some seconds slows down all servers. */
export const turns = 8

export interface Side {
  name: string
  origin: string
  /** Processes whose CPU time counts, with their descendants. */
  pids: readonly number[]
  /** The paths of a load of this many seconds. With `distinct`, each call returns different ones. */
  paths: (seconds: number) => readonly string[]
  distinct?: boolean
}

/** The cost of an answer. */
export interface Cost extends Turn {
  /** The turns, in order. */
  turns: readonly Turn[]
}

interface Turn {
  /** CPU time per request, in microseconds. */
  micros: number
  perSecond: number
}

/**
 * Puts servers under the same load in turns, each for twice `seconds` in total, so that drift of the machine cancels out. Returns
 * the median cost of each, in order.
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

/** Ratio of the CPU times of two sides: the median over the turns, each compared with its neighbour. */
export function costRatio(one: Cost, other: Cost): number {
  return median(one.turns.map(({ micros }, i) => micros / (other.turns[i]?.micros ?? Number.NaN)))
}

/** The median. */
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
