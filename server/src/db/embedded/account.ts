import { spawn } from 'node:child_process'
import { chown, readFile } from 'node:fs/promises'
import type { Binaries } from './binaries.ts'

/**
 * How PostgreSQL's programs are run. They refuse root, so root runs them in a user namespace, where root's own
 * files belong to an ordinary user, or as the system user `postgres`.
 */
export interface Account {
  /** The command that stands before the program. */
  prefix: string[]
  /** Set when the programs run as another user. */
  user?: { uid: number; gid: number }
}

export interface Finished {
  code: number | null
  output: string
}

/** The account of an ordinary user: itself. */
export const ownAccount: Account = { prefix: [] }

/** Whether this process is root, whom PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Root's account in a user namespace; undefined when it cannot be had, or cannot reach the directory or the programs. */
export async function namespaceAccount(directory: string, binaries: Binaries): Promise<Account | undefined> {
  const id = String(namespaceUser(await readFile('/etc/passwd', 'utf8').catch(() => '')))
  const account = { prefix: ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`] }
  // Inside, root has lost its power over other people's files, so the directories above ours may be closed to it.
  return (await reaches(account, 'test -w', directory, binaries)) ? account : undefined
}

/** Whether an account can be had, passes a test of a directory (`test -w`, `test -x`) and can run the programs. */
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

/** The system user `postgres`; undefined when the machine has none. */
export async function systemAccount(): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? []
  return uid && gid ? { prefix: [], user: { uid: Number(uid), gid: Number(gid) } } : undefined
}

/** Makes the system user `postgres`; undefined when that fails. */
export async function makeSystemAccount(): Promise<Account | undefined> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  await run(ownAccount, 'useradd', [...options, 'postgres'], { directory: '/' })
  return systemAccount()
}

/** Gives a file that root made to the user who runs the server. */
export async function handOver(account: Account, path: string): Promise<void> {
  if (account.user) await chown(path, account.user.uid, account.user.gid)
}

/** The whole command line and the spawn options that run a program under an account. */
export function invocation(account: Account, program: string, args: string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  // PGPORT, PGOPTIONS and the like, set for another server, must not reach this one.
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return { command, args: rest, options: { env, ...account.user } }
}

/** Runs a program to its end. Never throws: a program that cannot be started has code null and the reason as output. */
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
    // A program that ends before it has read everything closes the pipe; its exit code says the rest.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

// initdb asks the machine for the name of its user, so the number must belong to one; any name will do.
function namespaceUser(passwd: string): number {
  const ids = passwd.split('\n').flatMap((line) => line.split(':', 3)[2] ?? [])
  const numbers = ids.map(Number).filter((id) => id > 0)
  const nobody = 65534
  return numbers.includes(1000) ? 1000 : (numbers.find((id) => id !== nobody) ?? nobody)
}
