import { type Finding, fault, ok, warn } from '../../../server/src/checks/finding.ts'
import { type Agency, isActive, portsOf, unitOf } from '../agency.ts'
import { isReady } from '../service.ts'

export async function processChecks(agency: Agency): Promise<Finding[]> {
  const ports = portsOf(agency)
  if (ports.length === 0) return [fault(`no process of ${agency.name} starts with the machine: homecare setup`)]
  const found = await Promise.all(ports.map((port) => processCheck(agency, port)))
  return ports.length === 1 ? [...found, warn('a single process: a restart interrupts the portal for seconds')] : found
}

async function processCheck(agency: Agency, port: string): Promise<Finding> {
  const unit = unitOf(agency, port)
  if (!isActive(agency, port)) return fault(`${unit} does not run: journalctl -u ${unit}`)
  return (await isReady(port))
    ? ok(`${unit} is ready`)
    : fault(`${unit} runs, but is not ready: does its database answer?`)
}
