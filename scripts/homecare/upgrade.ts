import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Agency, agencyNamed, isActive, optionsOf, portsOf, requireRoot } from './agency.ts'
import { installedAgencies } from './installed.ts'
import { Refused } from './refused.ts'
import { currentRelease, isCurrent, makeCurrent, release, requireCompleteRelease, shipped } from './release.ts'
import { mustRun } from './run.ts'
import { restart } from './service.ts'

/**
 * `/opt/homecare-portal/releases/<version>/bin/homecare upgrade`: makes the release it is called from the current one and restarts the
 * processes one by one, each when the one before is ready. When the first does not start, the release before comes back.
 */
export async function upgrade(args: string[]) {
  requireRoot()
  optionsOf(args, {})
  requireCompleteRelease()
  const before = currentRelease()
  if (!before) throw new Refused('Nothing is installed here yet. Begin with: homecare setup')
  if (isCurrent()) console.log('This release is the current one already; its processes are restarted.')
  // From here on there is no halfway: what is begun is ended, or taken back.
  process.on('SIGINT', () =>
    console.log('\nThe upgrade goes on: it stops by itself in a moment, either whole or taken back.'),
  )
  const agencies = installedAgencies().map(agencyNamed)
  const running = agencies.flatMap((agency) =>
    portsOf(agency).flatMap((port) => (isActive(agency, port) ? [{ agency, port }] : [])),
  )
  const units = agencies.map((agency) => takeUnit(agency, before))
  makeCurrent(release)
  mustRun('systemctl', ['daemon-reload'])
  let started = 0
  try {
    for (const { agency, port } of running) {
      await restart(agency, port)
      started++
      console.log(`- ${agency.name} on port ${port} is ready`)
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (started > 0) throw new Refused(`${error.message}\nThe others run ${release} already.`)
    await takeBack(before, running[0], units)
    throw new Refused(`${error.message}\nThe release before, ${before}, runs again.`)
  }
  console.log(`${release} runs. Back to ${before}, as long as the schema is the same: ${before}/bin/homecare upgrade`)
}

/** Installs the new unit, unless the old one was changed by hand. @returns what was there */
function takeUnit({ unitFile }: Agency, before: string): { unitFile: string; text: string } {
  const text = readFileSync(unitFile, 'utf8')
  const name = 'homecare-portal@.service'
  const untouched = existsSync(`${before}/deploy/${name}`) && text === shipped(name, before)
  if (untouched) writeFileSync(unitFile, shipped(name))
  else console.log(`- ${unitFile} was changed by hand and stays; compare it with ${release}/deploy/${name}`)
  return { unitFile, text }
}

/** Brings the release before back, and the one process that was stopped for the new one. */
async function takeBack(
  before: string,
  stopped: { agency: Agency; port: string } | undefined,
  units: readonly { unitFile: string; text: string }[],
) {
  for (const { unitFile, text } of units) writeFileSync(unitFile, text)
  makeCurrent(before)
  mustRun('systemctl', ['daemon-reload'])
  if (stopped) await restart(stopped.agency, stopped.port)
}
