import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillPackages, packagesFolder } from './packages.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cache = join(root, 'node_modules/.cache/install')
const image = join(cache, 'bookworm.tar')
const packages = 'systemd,systemd-sysv,dbus,nginx-light,curl,procps,sudo,openssl'

export interface Ran {
  status: number | null
  output: string
}

/** A Debian 12 of its own, with systemd and no network; the project is at `/mnt/project`. */
export interface Machine {
  /** Its systemd, as this machine sees it. */
  pid: number
  /** Runs a shell command as root. */
  run(command: string): Ran
  /** Runs one that has to succeed. @throws what it said */
  must(command: string): string
  /** Starts a command in the background. */
  start(command: string): ChildProcess
  stop(): Promise<void>
}

export async function bootMachine(): Promise<Machine> {
  for (const program of ['mmdebstrap', 'systemd-nspawn', 'nsenter'])
    if (spawnSync(program, ['--version']).error)
      throw new Error(`${program} is missing. As root on Debian: apt-get install mmdebstrap systemd-container`)
  makeImage()
  await fillPackages(root)
  const folder = mkdtempSync(join(tmpdir(), 'portal-install-'))
  execFileSync('tar', ['--extract', '--file', image, '--directory', folder])
  furnish(folder)
  const options = [
    '--private-network',
    '--register=no',
    '--keep-unit',
    '--quiet',
    `--bind=${packagesFolder}:/mnt/packages`,
  ]
  const child = spawn('systemd-nspawn', [...options, '-D', folder, '-b'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const machine = inside(child, await innerSystemd(child.pid ?? 0), folder)
  machine.run('systemctl is-system-running --wait')
  return machine
}

function inside(child: ChildProcess, pid: number, folder: string): Machine {
  const entrance = ['--target', `${pid}`, '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root', '--wd']
  const call = (command: string) => [...entrance, 'env', '-i', 'HOME=/root', `PATH=${path}`, 'bash', '-c', command]
  const run = (command: string): Ran => {
    const { status, stdout, stderr } = spawnSync('nsenter', call(command), { encoding: 'utf8', maxBuffer: 1e8 })
    return { status, output: stdout + stderr }
  }
  return {
    pid,
    run,
    must(command) {
      const { status, output } = run(command)
      if (status !== 0) throw new Error(`"${command}" ended with ${status}:\n${output}`)
      return output
    },
    start: (command) => spawn('nsenter', call(command), { stdio: ['ignore', 'pipe', 'inherit'] }),
    async stop() {
      run('systemctl poweroff')
      if (child.exitCode === null) await Promise.race([once(child, 'exit'), pause(60_000)])
      if (child.exitCode === null) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

function makeImage() {
  if (existsSync(image)) return
  mkdirSync(cache, { recursive: true })
  const options = ['--variant=minbase', `--include=${packages}`]
  execFileSync('mmdebstrap', [...options, 'bookworm', image], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The hosts file of Debian's installer, npm, and the project as a clone of it would be. */
function furnish(folder: string) {
  const put = (name: string, text: string, mode = 0o644) => writeFileSync(join(folder, name), text, { mode })
  put(
    'etc/hosts',
    '127.0.1.1 install-test\n127.0.0.1 localhost care.example.org sunrise.example.org\n::1 localhost ip6-localhost ip6-loopback\n',
  )
  put('etc/hostname', 'install-test\n')
  const npm = join(folder, 'opt/npm')
  cpSync(dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()))), npm, {
    recursive: true,
  })
  cpSync(process.execPath, join(folder, 'usr/local/bin/node'))
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const settings = `npm_config_offline=true npm_config_cache=/mnt/packages npm_config_registry=${registry}`
  put('usr/local/bin/npm', `#!/bin/sh\n${settings} exec node /opt/npm/bin/npm-cli.js "$@"\n`, 0o755)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, 'mnt/project', file))
}

/** The process with the number 1 in the machine: the first child of the first child. */
async function innerSystemd(nspawn: number): Promise<number> {
  for (;;) {
    const children = readFileSync(`/proc/${nspawn}/task/${nspawn}/children`, 'utf8').trim().split(' ')
    const inner = children
      .map(Number)
      .find((pid) => pid > 0 && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'systemd')
    if (inner) return inner
    await pause(50)
  }
}
