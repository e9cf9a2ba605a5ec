/** What was sent last under each name and has not been answered, with its key: in memory, as the drafts that it is about. */
const unanswered = new Map<string, { content: string; idempotencyKey: string }>()

/**
 * Gives what is sent an idempotency key, the same one until it is answered or says something else: sent again after an answer that was
 * lost, it is done once.
 */
export function withKey<Content extends object>(name: string, given: Content): Content & { idempotencyKey: string } {
  const content = JSON.stringify(given)
  const last = unanswered.get(name)
  const idempotencyKey = last?.content === content ? last.idempotencyKey : crypto.randomUUID()
  unanswered.set(name, { content, idempotencyKey })
  return { ...given, idempotencyKey }
}

/** Notes that what was sent last is done: the same again is another one. */
export function noteAnswered(name: string): void {
  unanswered.delete(name)
}
