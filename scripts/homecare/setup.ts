import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tryAddress } from '../../server/src/address.ts'
import { certificateProblem } from '../../server/src/checks/certificate.ts'
import { ConfigError, readConfig } from '../../server/src/config.ts'
import { type Agency, agencyNamed, defaultAgency, isActive, optionsOf, requireRoot, unitOf } from './agency.ts'
import { setBackupTimer } from './backup-timer.ts'
import { installNginxFile } from './nginx.ts'
import { Refused } from './refused.ts'
import { currentRelease, makeCurrent, release, requireCompleteRelease, shipped } from './release.ts'
import { mustRun } from './run.ts'
import { restart } from './service.ts'
import { readSettings } from './settings.ts'
import { placeOfAnother } from './shared-place.ts'
import { runTool } from './tools.ts'

const door = '/usr/local/bin/homecare'

interface Site {
  host: string
  ports: string[]
}

/**
 * `homecare setup --host care.example.org [--agency sunrise --ports 3010,3011]`: installs an agency's service and starts it. Checks
 * everything first; may be repeated. This is the one command that lets a database and a key be made.
 */
export async function setUp(args: string[]) {
  requireRoot()
  const { agency, site } = wanted(args)
  requireCompleteRelease()
  await check(agency, site)
  const say = (done: string) => console.log(`- ${done}`)

  addUser(agency)
  if (writeSettings(agency, site)) say(`wrote ${agency.settingsFile}: the settings`)
  if (!currentRelease()) makeCurrent(release)
  if (!existsSync(door)) symlinkSync('/opt/homecare-portal/current/bin/homecare', door)
  writeFileSync(agency.unitFile, shipped('homecare-portal@.service'))
  mustRun('systemctl', ['daemon-reload'])
  for (const port of site.ports) {
    mustRun('systemctl', ['enable', '--quiet', unitOf(agency, port)])
    await restart(agency, port)
    say(`started ${unitOf(agency, port)}`)
  }
  installNginxFile(agency, site)
  say(`wrote ${agency.nginxFile}: nginx answers at https://${site.host}`)
  say(setBackupTimer(agency, configIn(agency).backupTo))
  process.exitCode = runTool(agency, 'staff-link')
}

function wanted(args: string[]): { agency: Agency; site: Site } {
  const text = { type: 'string' } as const
  const {
    host = '',
    agency = defaultAgency,
    ports = '3000,3001',
  } = optionsOf(args, { host: text, agency: text, ports: text })
  if (!/^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/.test(host))
    throw new Refused('--host: tell the name of the site in small letters, such as care.example.org')
  const numbers = ports.split(',')
  if (
    numbers.some((port) => !/^\d{4,5}$/.test(port) || Number(port) > 65_535) ||
    new Set(numbers).size < numbers.length
  )
    throw new Refused('--ports: tell one port or more above 1023, such as 3000,3001')
  return { agency: agencyNamed(agency), site: { host, ports: numbers } }
}

/** Everything that would stop the installation halfway. @throws Refused */
async function check(agency: Agency, { host, ports }: Site) {
  for (const program of ['systemctl', 'systemd-run', 'nginx', 'useradd'])
    if (spawnSync(program, ['--version']).error) throw new Refused(`${program} is missing on this machine.`)
  const problem = certificateProblem(host)
  if (problem) throw new Refused(problem)
  for (const port of ports) if (!isActive(agency, port)) await requirePort(port)
  const shared = placeOfAnother(agency, existsSync(agency.settingsFile) ? readSettings(agency.settingsFile) : {})
  if (shared) throw new Refused(shared)
  if (!existsSync(agency.settingsFile)) return
  const { siteUrl } = configIn(agency)
  if (siteUrl !== `https://${host}`)
    throw new Refused(
      `SITE_URL in ${agency.settingsFile} is not https://${host}. Change the file, or name the --agency of this host.`,
    )
}

function configIn({ settingsFile }: Agency) {
  try {
    return readConfig(readSettings(settingsFile))
  } catch (error) {
    throw error instanceof ConfigError ? new Refused(`${settingsFile}: ${error.message}`) : error
  }
}

/** nginx asks there. @throws Refused */
async function requirePort(port: string) {
  await tryAddress({ port: Number(port), host: '127.0.0.1' }).catch((error: Error) => {
    throw new Refused(`Port ${port} cannot be had. ${error.message}\nName others: --ports 3010,3011`)
  })
}

function addUser({ name }: Agency) {
  if (spawnSync('getent', ['passwd', name]).status === 0) return
  mustRun('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
}

/** @returns whether there were none */
function writeSettings({ settingsFile }: Agency, { host }: Site): boolean {
  if (existsSync(settingsFile)) return false
  const given: Record<string, string> = { SITE_URL: `https://${host}`, DEMO: 'off', TRUST_PROXY: 'on' }
  const example = readFileSync(`${release}/.env.example`, 'utf8')
  const text = example.replace(/^#(\w+)=.*$/gm, (line, name) => (given[name] ? `${name}=${given[name]}` : line))
  const draft = `${settingsFile}.${process.pid}`
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' })
    chmodSync(draft, 0o600)
    mustRun('mv', ['--no-clobber', draft, settingsFile])
  } finally {
    rmSync(draft, { force: true })
  }
  return true
}
