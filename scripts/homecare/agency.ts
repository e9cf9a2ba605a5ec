import { existsSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Refused } from './refused.ts'
import { outputOf } from './run.ts'

/** Where one agency's service keeps what belongs to it. Its name is that of its user, its unit and its files. */
export interface Agency {
  name: string
  unitFile: string
  settingsFile: string
  nginxFile: string
}

export const defaultAgency = 'homecare-portal'

/** @throws Refused when the name cannot be that of a user and a unit */
export function agencyNamed(name: string): Agency {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name))
    throw new Refused(
      `--agency: "${name}" cannot be a name: up to 31 small letters, digits and hyphens, a letter first.`,
    )
  return {
    name,
    unitFile: `/etc/systemd/system/${name}@.service`,
    settingsFile: `/etc/${name}.env`,
    nginxFile: `/etc/nginx/conf.d/${name}.conf`,
  }
}

/** The installed agency that `--agency` names, and the other arguments. @throws Refused when it is not installed */
export function takeAgency(args: string[]): { agency: Agency; rest: string[] } {
  const at = args.indexOf('--agency')
  const agency = agencyNamed(at < 0 ? defaultAgency : (args[at + 1] ?? ''))
  if (!existsSync(agency.unitFile))
    throw new Refused(
      `${agency.name} is not installed here: ${agency.unitFile} is missing. Install it with "homecare setup", or name another --agency.`,
    )
  return { agency, rest: at < 0 ? args : args.toSpliced(at, 2) }
}

/** Refuses options that a command does not know. @throws Refused */
export function optionsOf<const O extends NonNullable<Parameters<typeof parseArgs>[0]>['options'] & {}>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Refused((error as Error).message)
  }
}

/** @throws Refused for everybody but root */
export function requireRoot() {
  if (process.getuid?.() !== 0) throw new Refused('Only root can do this: put sudo in front of it.')
}

/** The ports of an agency's processes that start with the machine, the lowest first. */
export function portsOf({ name }: Agency): string[] {
  const folder = '/etc/systemd/system/multi-user.target.wants'
  const links = existsSync(folder) ? readdirSync(folder) : []
  const ports = links.flatMap((link) =>
    link.startsWith(`${name}@`) ? [link.slice(name.length + 1, -'.service'.length)] : [],
  )
  return ports.sort((a, b) => Number(a) - Number(b))
}

export const unitOf = ({ name }: Agency, port: string) => `${name}@${port}.service`

/** Whether systemd runs the process of a port, or is starting it. */
export function isActive(agency: Agency, port: string): boolean {
  return ['active', 'activating', 'reloading'].includes(
    outputOf('systemctl', ['show', '-P', 'ActiveState', unitOf(agency, port)]),
  )
}
