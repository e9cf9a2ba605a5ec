import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Does `work` while a crowd of `file` is busy, in a process of its own: otherwise `work` would wait for the crowd's own event loop. The
 * crowd gets `order` as its argument, sends a message when it has begun, and another with its counts at the end.
 */
export async function besideCrowd<Done, Count>(
  file: string,
  order: object,
  work: () => Promise<Done>,
): Promise<[Done, Count]> {
  const crowd = fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(order)])
  const ended = once(crowd, 'exit').then(([code]) => {
    throw new Error(`the crowd ended with ${code}`)
  })
  try {
    await Promise.race([once(crowd, 'message'), ended])
    const counted = Promise.race([once(crowd, 'message'), ended])
    const [done, message] = await Promise.all([work(), counted])
    return [done, message[0] as Count]
  } finally {
    ended.catch(() => {})
    crowd.kill()
  }
}
