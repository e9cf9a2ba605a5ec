import { setTimeout as pause } from 'node:timers/promises'
import { requestHeaders } from './load.ts'

/** Fetches one of four public pages and lists in turn, every fourth rendered afresh. @returns milliseconds until the whole answer */
export async function visitOnce(origin: string, visit: number): Promise<number> {
  const path = ['/', '/?lang=zh-TW', '/home/content/activity/page', `/?visit=flood${visit}`][visit % 4]
  const start = performance.now()
  const answer = await fetch(origin + path, { headers: requestHeaders })
  await answer.arrayBuffer()
  return performance.now() - start
}

let visits = 0

/** Visits public pages one after another, ten a second at most. @returns the milliseconds of each */
export async function visitFor(origin: string, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000
  const waits: number[] = []
  while (performance.now() < end) {
    const [took] = await Promise.all([visitOnce(origin, visits++), pause(100)])
    waits.push(took)
  }
  return waits
}

/** The value below which a share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
