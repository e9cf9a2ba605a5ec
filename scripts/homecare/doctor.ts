import { type Finding, lineOf } from '../../server/src/checks/finding.ts'
import { requireRoot, takeAgency } from './agency.ts'
import { machineChecks } from './checks/machine.ts'
import { processChecks } from './checks/processes.ts'
import { settingsChecks } from './checks/settings.ts'
import { siteChecks } from './checks/site.ts'
import { runTool } from './tools.ts'

/**
 * `homecare doctor`: looks at everything around the portal that it needs, and says what is wrong; then, as the portal's user, at what a
 * process looks at itself. Exit code 1 with any fault.
 */
export async function doctor(args: string[]) {
  requireRoot()
  const { agency } = takeAgency(args)
  const findings: Finding[] = []
  for (const checks of [settingsChecks, machineChecks, processChecks, siteChecks])
    for (const finding of await checks(agency)) {
      findings.push(finding)
      console.log(lineOf(finding))
    }
  const data = runTool(agency, 'doctor-data')
  process.exitCode = data !== 0 || findings.some(({ grade }) => grade === 'FAULT') ? 1 : 0
}
