import { execFileSync, spawnSync } from 'node:child_process'

/** Tells whether a program is there, installing it from apt when it is missing and we may (root on Debian). */
export function haveTool(name: 'nginx' | 'wrk'): boolean {
  if (version(name) !== undefined) return true
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore' })
  } catch {
    return false
  }
  return version(name) !== undefined
}

/** The version that a program tells, undefined when it is not there. */
export function version(command: string, flag = '-v'): string | undefined {
  const { stdout, stderr, error } = spawnSync(command, [flag], { encoding: 'utf8' })
  return error ? undefined : /\d+(\.\d+)+/.exec(stdout + stderr)?.[0]
}
