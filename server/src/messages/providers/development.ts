import type { Log } from '../worker.ts'
import type { Provider } from './provider.ts'

/** For trying the portal out on one's own machine: messages are printed in the log, and shown at /dev/outbox. */
export function development(log: Log): Provider {
  return {
    async send({ to, text }) {
      log.info({ to, text }, 'development outbox: a message that is not really sent')
    },
  }
}
