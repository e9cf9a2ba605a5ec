import { execFileSync, spawnSync } from 'node:child_process'

/** Whether a program is available; installs it from apt if it is missing and this process may (root on Debian). */
export function haveTool(name: 'nginx' | 'wrk' | 'faketime' | 'pgbackrest'): boolean {
  const flag = name === 'pgbackrest' ? 'version' : '-v'
  if (version(name, flag) !== undefined) return true
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore' })
  } catch {
    return false
  }
  return version(name, flag) !== undefined
}

/** The version a program reports; undefined if it is not installed. */
export function version(command: string, flag = '-v'): string | undefined {
  const { stdout, stderr, error } = spawnSync(command, [flag], { encoding: 'utf8' })
  return error ? undefined : /\d+(\.\d+)+/.exec(stdout + stderr)?.[0]
}
