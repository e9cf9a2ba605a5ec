import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Time that the proxy's connections get at a stop. Longer than nginx keeps an idle one (`keepalive_timeout` in deploy/nginx.conf), so that
 * nginx is the one to close it: it may be sending a POST on it in this moment, which it sends once only.
 */
export const drainMs = 3_000

/** Stops accepting connections, and waits until the clients have closed theirs, at most `drainMs`. */
export async function drain(server: Server): Promise<void> {
  const drained = once(server, 'close')
  // That of node:http would close the idle connections as well.
  Server.prototype.close.call(server)
  await Promise.race([drained, pause(drainMs, undefined, { ref: false })])
}
