import { cpuSeconds } from './cpu.ts'
import { putUnderLoad } from './load.ts'

const warmUpSeconds = 2
const rounds = 2

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
export interface Cost {
  /** CPU time a request, in microseconds. */
  micros: number
  perSecond: number
}

/**
 * Puts servers under the same load, one after the other and that twice, so that drift of the machine cancels.
 * Gives the median cost of each, in the order of the sides.
 */
export async function sideBySide(
  sides: readonly Side[],
  options: { seconds: number; folder: string },
): Promise<Cost[]> {
  const costs = sides.map((): Cost[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [i, side] of sides.entries()) costs[i]?.push(await measure(side, options))
  }
  return costs.map((own) => ({
    micros: median(own.map((c) => c.micros)),
    perSecond: median(own.map((c) => c.perSecond)),
  }))
}

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return middle.reduce((sum, number) => sum + number, 0) / middle.length
}

async function measure(side: Side, { seconds, folder }: { seconds: number; folder: string }): Promise<Cost> {
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
