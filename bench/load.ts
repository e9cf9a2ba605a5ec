import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('./wrk.lua', import.meta.url))

export const connections = 64

/** What every load asks with; a browser's own header, so that each server picks the encoding that it likes best. */
export const requestHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-US' }

export interface Load {
  origin: string
  paths: readonly string[]
  seconds: number
  /** Whether the paths may be asked for again when they have all been asked for. */
  repeat: boolean
  folder: string
}

export interface Loaded {
  requests: number
  /** Milliseconds within which 95 of 100 answers came. */
  p95: number
}

/**
 * Asks a server for paths over keep-alive connections, as fast as it answers, from a process of its own.
 * @throws Error when nothing was answered, an answer was not a success, a connection broke, or the paths did not suffice.
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
