import { readFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../scripts/shared/chromium.ts'
import { version } from '../scripts/shared/tools.ts'
import type { Bench } from './tools/bench.ts'
import { connections } from './tools/load.ts'
import { turns } from './tools/side-by-side.ts'

/** Describes the run: when, on which machine, with which versions, and how the numbers are measured. */
export function describeRun({ loadSeconds, database }: Bench): string {
  const [cpu] = cpus()
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GB`
  const versions = [
    `Node ${process.versions.node}`,
    ...['fastify', 'react-router', 'react', 'lighthouse'].map((name) => `${name} ${packaged(name)}`),
    `PostgreSQL ${database.version}`,
    `nginx ${version('nginx') ?? 'not found'}`,
    `wrk ${version('wrk') ?? 'not found'}`,
    `Chromium ${version(findChromium() ?? 'chromium', '--version') ?? 'not found'}`,
  ]
  return `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpu?.model.trim()} · ${memory} · Linux ${release()}

${versions.join(' · ')}

Everything runs on this one machine, in one run, over loopback. A load is ${connections} keep-alive connections; the
servers take ${turns} short turns of ${2 * loadSeconds} s in all, each after a second to warm up, and the median counts. A ratio compares the CPU
time a request of neighbouring turns (user and system time of the server with all its threads): 0.50 means that we spend twice as much.`
}

function packaged(name: string): string {
  const file = fileURLToPath(new URL(`../node_modules/${name}/package.json`, import.meta.url))
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
