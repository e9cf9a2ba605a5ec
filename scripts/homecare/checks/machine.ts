import { type Finding, ok, warn } from '../../../server/src/checks/finding.ts'
import { diskOf } from '../../../server/src/checks/process.ts'
import { outputOf } from '../run.ts'

/** What the processes of an agency do not look at themselves. */
export async function machineChecks(): Promise<Finding[]> {
  return [systemd(), ...(await diskOf('/var/cache'))]
}

function systemd(): Finding {
  const version = Number(/^systemd (\d+)/.exec(outputOf('systemctl', ['--version']))?.[1] ?? 0)
  return version >= 252 ? ok(`systemd ${version}`) : warn(`systemd ${version}: tested from 252 on`)
}
