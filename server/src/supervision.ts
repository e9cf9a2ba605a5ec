import { execFile } from 'node:child_process'

/**
 * Tells systemd, when it started this process, that the portal is ready, and then regularly that its event loop turns: systemd ends and
 * restarts a process that falls silent. Node has no datagram sockets of the Unix kind, so systemd's own program sends.
 */
export function startReporting(environment = process.env): { stop(): void } {
  if (!environment.NOTIFY_SOCKET) return { stop() {} }
  report('--ready')
  const microseconds = Number(environment.WATCHDOG_USEC ?? 0)
  const timer = microseconds > 0 ? setInterval(report, microseconds / 1000 / 3, 'WATCHDOG=1') : undefined
  return { stop: () => clearInterval(timer) }
}

/** A message that is lost, on a machine out of memory, is followed by the next one. */
function report(message: string) {
  execFile('systemd-notify', [message], () => {})
}
