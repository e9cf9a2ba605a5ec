import { readdirSync, readFileSync } from 'node:fs'

// The kernel's unit in /proc, which is 100 a second in user space on every Linux platform.
const ticksPerSecond = 100

interface Spent {
  pid: number
  parent: number
  ticks: number
}

/**
 * CPU seconds spent so far by processes with all their threads and descendants, including ended children.
 * @throws Error where there is no /proc
 */
export function cpuSeconds(pids: readonly number[]): number {
  const all = everyProcess()
  const counted = pids.flatMap((pid) => tree(pid, all))
  return counted.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
}

/** Resident memory of a process in bytes: current and peak. */
export function residentMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return { now: kilobytes(status, 'VmRSS'), peak: kilobytes(status, 'VmHWM') }
}

/** Memory of a process and its descendants in bytes, counting shared pages once (the sum of their Pss). */
export function proportionalMemory(pid: number): number {
  const sizes = tree(pid, everyProcess()).map((p) => kilobytes(readIfThere(`/proc/${p.pid}/smaps_rollup`), 'Pss'))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function tree(root: number, all: readonly Spent[]): Spent[] {
  const own = all.filter(({ pid }) => pid === root)
  const children = all.filter(({ parent }) => parent === root)
  return [...own, ...children.flatMap(({ pid }) => tree(pid, all))]
}

function everyProcess(): Spent[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map((pid) => parse(Number(pid), readIfThere(`/proc/${pid}/stat`)))
}

/** Fields as proc(5) numbers them: 4 is the parent, 14 to 17 are the times of the process and its ended children. */
function parse(pid: number, stat: string): Spent {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3] ?? 0)
  return { pid, parent: field(4), ticks: field(14) + field(15) + field(16) + field(17) }
}

/** A process may end while the list is being read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function kilobytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024
}
