import type { Log } from '../worker.ts'
import type { Provider } from './provider.ts'

/** The provider for development: prints messages to the log; /dev/outbox shows them. */
export function development(log: Log): Provider {
  return {
    async send({ to, text, spokenIn }) {
      log.info({ to, text, spokenIn }, 'development outbox: a message that is not really sent')
    },
  }
}
