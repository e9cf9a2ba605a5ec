import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Config, ConfigError, readConfig, unknownSettings } from '../config.ts'
import { isLoopback } from '../http/guards/local.ts'
import { expiryProblem } from './certificate.ts'
import { type Finding, fault, ok, warn } from './finding.ts'

/** What a check looks at: the settings of a process, as it understood them and as they were given. */
interface Circumstances {
  config: Config
  environment: NodeJS.ProcessEnv
}
type Check = (circumstances: Circumstances) => Finding[] | Promise<Finding[]>

const everywhere: readonly Check[] = [names, node, disk]
/** On a developer's machine nobody has made these right. */
const inUse: readonly Check[] = [folder, keyFile, clock, proxy, site, messages, certificates]

/**
 * What a process of the portal can find out about what it needs, with its own rights and settings: `homecare doctor` prints all of
 * it, a start logs what is wrong. No finding holds the value of a setting.
 */
export async function checkProcess(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const config = readConfig(environment)
    const checks = config.development ? everywhere : [...everywhere, ...inUse]
    return (await Promise.all(checks.map((check) => check({ config, environment })))).flat()
  } catch (error) {
    if (error instanceof ConfigError) return [fault(error.message)]
    throw error
  }
}

function names({ environment }: Circumstances): Finding[] {
  const unknown = unknownSettings(environment)
  if (unknown.length === 0) return [ok('every setting can be used')]
  return [fault(`nothing reads these settings, are their names right? ${unknown.join(', ')}`)]
}

function node(): Finding[] {
  const file = new URL('../../../package.json', import.meta.url)
  const [tested = ''] = Object.values<string>(JSON.parse(readFileSync(file, 'utf8')).optionalDependencies)
  const majorOf = (version: string) => version.split('.')[0]
  const { node: version } = process.versions
  if (majorOf(version) === majorOf(tested)) return [ok(`Node ${version}`)]
  return [warn(`Node ${version}: the portal is tested with the ${tested} that it brings along`)]
}

function disk({ config: { dataDir } }: Circumstances): Promise<Finding[]> {
  return diskOf(dataDir)
}

/** How much is free on the disk of a folder. */
export async function diskOf(path: string): Promise<Finding[]> {
  const found = await statfs(path).catch((error: Error) => error)
  if (found instanceof Error) return [fault(`${path} cannot be looked at (${found.message})`)]
  const free = (found.bavail * found.bsize) / 1e9
  const text = `${free.toFixed(1)} GB are free for ${path}`
  if (free < 0.5) return [fault(text)]
  return [free < 5 ? warn(text) : ok(text)]
}

function folder({ config: { dataDir } }: Circumstances): Finding[] {
  return open(dataDir) ? [fault(`others on this machine may look into ${dataDir}: chmod 700`)] : []
}

function keyFile({ config: { dataDir, encryptionKeys } }: Circumstances): Finding[] {
  const file = join(dataDir, 'encryption.key')
  if (encryptionKeys || !open(file)) return []
  return [fault(`${file} is the key of private data, and others on this machine may read it: chmod 600`)]
}

/** Whether others than its owner have a right to a file that exists. */
function open(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.mode & 0o077) !== 0
}

/** Without systemd, nothing is known about the clock. */
async function clock(): Promise<Finding[]> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property', 'NTPSynchronized', '--value'], {
    timeout: 5_000,
  })
  const { stdout } = await asked.catch(() => ({ stdout: '' }))
  if (stdout.trim() === 'yes') return [ok('the clock is set by the network')]
  if (stdout.trim() !== 'no') return []
  const remedy = 'Install systemd-timesyncd or chrony.'
  return [warn(`nothing sets the clock: codes of authenticators need the right time. ${remedy}`)]
}

function proxy({ config: { host, trustProxy } }: Circumstances): Finding[] {
  return isLoopback(host) && !trustProxy ? [fault('TRUST_PROXY is not on: behind nginx all visitors count as one')] : []
}

function site({ config: { siteUrl, demo } }: Circumstances): Finding[] {
  return [
    siteUrl?.startsWith('https:') ? [] : [fault('SITE_URL is no https address: links in messages lead nowhere')],
    demo ? [warn('DEMO is on: an empty database is filled with a fictional agency')] : [],
  ].flat()
}

/** Half of a provider that has to be whole is refused by `readConfig`. */
function messages({ config: { sms, smtp }, environment }: Circumstances): Finding[] {
  return [
    sms ? [] : [warn('no provider for text messages: nobody can register or reset a password')],
    !sms && environment.SMS_CALLS_FROM ? [warn('SMS_CALLS_FROM calls nobody without SMS_ACCOUNT_SID')] : [],
    smtp ? [] : [warn('no mail server: no invitations, no links to a new password')],
    !smtp && environment.SMTP_FROM ? [warn('SMTP_FROM sends nothing without SMTP_URL')] : [],
  ].flat()
}

function certificates({ config: { siteUrl, staffUrl } }: Circumstances): Finding[] {
  const hosts = [siteUrl, staffUrl].flatMap((url) => (url ? [new URL(url).hostname] : []))
  return [...new Set(hosts)].flatMap((host) => expiryProblem(host) ?? []).map(fault)
}
