import { existsSync, statfsSync } from 'node:fs'
import type { Agency } from '../agency.ts'
import { outputOf } from '../run.ts'
import { readSettings } from '../settings.ts'
import { type Finding, fault, ok, warn } from './finding.ts'

const gigabyte = 1e9

export async function machineChecks({ name, settingsFile }: Agency): Promise<Finding[]> {
  const { DATA_DIR: dataDir = `/var/lib/${name}` } = readSettings(settingsFile)
  return [node(), systemd(), clock(), disk(dataDir), disk('/var/cache')]
}

function node(): Finding {
  return ok(`Node ${process.versions.node}`)
}

function systemd(): Finding {
  const version = Number(/^systemd (\d+)/.exec(outputOf('systemctl', ['--version']))?.[1] ?? 0)
  return version >= 252 ? ok(`systemd ${version}`) : warn(`systemd ${version}: tested from 252 on`)
}

function clock(): Finding {
  const synchronized = outputOf('timedatectl', ['show', '--property', 'NTPSynchronized', '--value'])
  if (synchronized === 'yes') return ok('the clock is set by the network')
  return warn(
    'nothing sets the clock: codes of authenticators need the right time. Install systemd-timesyncd or chrony.',
  )
}

function disk(folder: string): Finding {
  if (!existsSync(folder)) return fault(`${folder} is missing`)
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / gigabyte
  const text = `${free.toFixed(1)} GB are free for ${folder}`
  if (free < 0.5) return fault(text)
  return free < 5 ? warn(text) : ok(text)
}
