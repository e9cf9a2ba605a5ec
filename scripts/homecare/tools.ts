import { type Agency, portsOf, requireRoot, takeAgency, unitOf } from './agency.ts'
import { Refused } from './refused.ts'
import { release } from './release.ts'
import { outputOf, show } from './run.ts'

export const staff = door({ add: 'staff-add', link: 'staff-link', unlock: 'staff-unlock', reset: 'staff-reset' })
export const audit = door({ verify: 'audit-verify' })
export const film = door({ add: 'film-add' })
export const files = door({ adopt: 'files-adopt' })

export const backup = single('backup')
export const verify = single('backup-verify')
export const restore = single('backup-restore')

/** A command that is a tool of `scripts/`, with the tool's own arguments. */
function single(tool: string) {
  return async (args: string[]) => {
    const { agency, rest } = takeAgency(args)
    process.exitCode = runTool(agency, tool, rest)
  }
}

/** A command whose next word chooses a tool of `scripts/`. */
function door(tools: Record<string, string>) {
  return async ([word = '', ...args]: string[]) => {
    const tool = tools[word]
    if (!tool) throw new Refused(`Say which: ${Object.keys(tools).join(', ')}`)
    const { agency, rest } = takeAgency(args)
    process.exitCode = runTool(agency, tool, rest)
  }
}

/**
 * Runs a tool as the agency's service runs: as its user, with its settings, which systemd reads itself.
 * @returns the tool's exit code
 */
export function runTool(agency: Agency, tool: string, args: string[] = []): number {
  requireRoot()
  const properties = [...settingsOf(agency), 'UMask=0077', `WorkingDirectory=${release}`]
  const options = [
    '--quiet',
    '--wait',
    '--collect',
    '--pipe',
    ...properties.map((property) => `--property=${property}`),
  ]
  const folder = `--setenv=INIT_CWD=${process.cwd()}`
  return show('systemd-run', [...options, folder, process.execPath, `${release}/scripts/${tool}.ts`, ...args])
}

/** User, environment and settings of the unit, as properties for another one. */
function settingsOf(agency: Agency): string[] {
  const [port = '3000'] = portsOf(agency)
  const shown = (property: string) => outputOf('systemctl', ['show', '-P', property, unitOf(agency, port)])
  const environment = shown('Environment').split(' ')
  // "/etc/homecare-portal.env (ignore_errors=no)"
  const [file = agency.settingsFile] = shown('EnvironmentFiles').split(' ')
  const user = shown('User') || agency.name
  return [`User=${user}`, `Group=${user}`, ...environment.map((one) => `Environment=${one}`), `EnvironmentFile=${file}`]
}
