import { spawn } from 'node:child_process'
import { chown, readFile } from 'node:fs/promises'
import type { Binaries } from './binaries.ts'

/**
 * How PostgreSQL's programs are run. They refuse to run as root, so root runs them in a user namespace, where root's own files
 * belong to an ordinary user, or as the system user `postgres`.
 */
export interface Account {
  /** The command to put before the program. */
  prefix: string[]
  /** Set when the programs run as another user. */
  user?: { uid: number; gid: number }
}

export interface Finished {
  code: number | null
  output: string
}

/** For ordinary users: runs programs as the current user. */
export const ownAccount: Account = { prefix: [] }

/** Whether this process runs as root, which PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** A user namespace for root; undefined when unavailable, or when the directory or the programs are out of its reach. */
export async function namespaceAccount(directory: string, binaries: Binaries): Promise<Account | undefined> {
  const id = String(namespaceUser(await readFile('/etc/passwd', 'utf8').catch(() => '')))
  const account = { prefix: ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`] }
  // Inside the namespace root has no power over other users' files, so parent directories may be inaccessible.
  return (await reaches(account, 'test -w', directory, binaries)) ? account : undefined
}

/** Whether an account works, passes a test of a directory (`test -w`, `test -x`) and can run the programs. */
export async function reaches(
  account: Account,
  check: string,
  directory: string,
  binaries: Binaries,
): Promise<boolean> {
  const script = `${check} "$1" && "$2" --version`
  const probe = await run(account, 'sh', ['-c', script, 'sh', directory, binaries.postgres], {
    directory: '/',
  })
  return probe.code === 0
}

/** The system user `postgres`; undefined if there is none. */
export async function systemAccount(): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? []
  return uid && gid ? { prefix: [], user: { uid: Number(uid), gid: Number(gid) } } : undefined
}

/** Creates the system user `postgres`; undefined when that fails. */
export async function makeSystemAccount(): Promise<Account | undefined> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  await run(ownAccount, 'useradd', [...options, 'postgres'], { directory: '/' })
  return systemAccount()
}

/** Gives a file created by root to the user who runs the server. */
export async function chownTo(account: Account, path: string): Promise<void> {
  if (account.user) await chown(path, account.user.uid, account.user.gid)
}

/** The whole command line and the spawn options that run a program under an account. */
export function invocation(account: Account, program: string, args: string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  // PGPORT, PGOPTIONS and the like, set for another server, must not reach this one.
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return { command, args: rest, options: { env, ...account.user } }
}

/** Runs a program to its end. Never throws: if a program cannot be started, its code is null and its output the reason. */
export async function run(
  account: Account,
  program: string,
  args: string[],
  { directory, input = '' }: { directory: string; input?: string },
): Promise<Finished> {
  const { command, args: rest, options } = invocation(account, program, args)
  return new Promise((resolve) => {
    const child = spawn(command, rest, { ...options, cwd: directory, stdio: 'pipe' })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
    // A program that ends before reading all its input closes the pipe; its exit code says enough.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

// initdb looks up its user's name, so the id must exist in the passwd file; any name will do.
function namespaceUser(passwd: string): number {
  const ids = passwd.split('\n').flatMap((line) => line.split(':', 3)[2] ?? [])
  const numbers = ids.map(Number).filter((id) => id > 0)
  const nobody = 65534
  return numbers.includes(1000) ? 1000 : (numbers.find((id) => id !== nobody) ?? nobody)
}
