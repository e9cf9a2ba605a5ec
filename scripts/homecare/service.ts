import { setTimeout as pause } from 'node:timers/promises'
import { type Agency, unitOf } from './agency.ts'
import { Refused } from './refused.ts'
import { outputOf, show } from './run.ts'

const timeout = 60_000

/** Starts or restarts the process of a port and waits until it answers. @throws Refused with the end of its log */
export async function restart(agency: Agency, port: string) {
  const unit = unitOf(agency, port)
  const since = new Date().toISOString().slice(0, 19).replace('T', ' ')
  // In a session of its own: Ctrl-C at the terminal does not reach it.
  const failed = show('setsid', ['--wait', 'systemctl', 'restart', unit]) !== 0 || !(await becomesReady(port))
  if (!failed) return
  // The words of the process itself, without those of systemd.
  const log = outputOf('journalctl', [
    `_SYSTEMD_UNIT=${unit}`,
    '--since',
    `${since} UTC`,
    '-n',
    '20',
    '-o',
    'cat',
    '--no-pager',
  ])
  throw new Refused(`${unit} does not start. The end of its log:\n${log}`)
}

/** Whether the process of a port is ready within a minute: its database answers, too. */
async function becomesReady(port: string): Promise<boolean> {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    if (await isReady(port)) return true
    await pause(200)
  }
  return false
}

export async function isReady(port: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}
