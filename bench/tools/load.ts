import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('./wrk.lua', import.meta.url))

export const connections = 64

/** Request headers of every load: those of a browser, so that each server picks its preferred encoding. */
export const requestHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-US' }

export interface Load {
  origin: string
  paths: readonly string[]
  seconds: number
  /** Whether to start over after the last path. */
  repeat: boolean
  folder: string
}

export interface Loaded {
  requests: number
  /** 95th percentile of the response time in milliseconds. */
  p95: number
}

/**
 * Requests paths over keep-alive connections as fast as the server answers, from a separate process.
 * @throws Error when there were no answers, an answer was not a success, a connection broke, or the paths ran out
 */
export async function putUnderLoad({ origin, paths, seconds, repeat, folder }: Load): Promise<Loaded> {
  const list = join(folder, 'paths.txt')
  await writeFile(list, `${paths.join('\n')}\n`)
  const headers = Object.entries(requestHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const size = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '30s']
  const { stdout } = await promisify(execFile)('wrk', [...size, ...headers, '-s', script, origin, '--', list])
  const sums = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<
    'requests' | 'p95' | 'refused' | 'broken',
    number
  >
  if (sums.refused + sums.broken > 0) throw new Error(`${origin}: ${sums.refused} refusals, ${sums.broken} breaks`)
  if (sums.requests === 0) throw new Error(`${origin} answered no request in ${seconds} s`)
  if (!repeat && sums.requests + connections > paths.length) throw new Error(`${origin}: more requests than paths`)
  return { requests: sums.requests, p95: sums.p95 }
}
