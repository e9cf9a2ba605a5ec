import { spawnSync } from 'node:child_process'
import { Refused } from './refused.ts'

/** Runs a program and returns what it says; empty when it fails or is missing. */
export function outputOf(program: string, args: string[]): string {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Runs a program. @throws Refused with what it says */
export function mustRun(program: string, args: string[], { cwd }: { cwd?: string } = {}) {
  const { status, stderr, stdout, error } = spawnSync(program, args, { encoding: 'utf8', cwd })
  if (status !== 0)
    throw new Refused(
      [`"${program} ${args.join(' ')}" failed:`, error?.message, stdout, stderr].filter(Boolean).join('\n'),
    )
}

/** Runs a program in view of the caller. @returns its exit code */
export function show(program: string, args: string[], options: { cwd?: string } = {}): number {
  return spawnSync(program, args, { stdio: 'inherit', ...options }).status ?? 1
}
