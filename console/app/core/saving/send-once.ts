/** The last unanswered input by name, with its idempotency key. In memory only, like the drafts that it comes from. */
const unanswered = new Map<string, { content: string; idempotencyKey: string }>()

/**
 * Adds an idempotency key, which stays the same until the input is answered or changed, so that a retry after a lost response takes effect
 * once.
 */
export function withKey<Content extends object>(name: string, given: Content): Content & { idempotencyKey: string } {
  const content = JSON.stringify(given)
  const last = unanswered.get(name)
  const idempotencyKey = last?.content === content ? last.idempotencyKey : crypto.randomUUID()
  unanswered.set(name, { content, idempotencyKey })
  return { ...given, idempotencyKey }
}

/** Records that the last input under a name was answered: the same input again gets a new key. */
export function noteAnswered(name: string): void {
  unanswered.delete(name)
}
