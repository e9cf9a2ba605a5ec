/** A message's content. `to` is a phone (`+1…`) or an e-mail address. */
export interface Content {
  to: string
  subject?: string
  text: string
}

/** Sends the messages of one channel. */
export interface Provider {
  /**
   * Hands a message over. `key` is the same for each attempt, for providers that can detect repetitions.
   * @throws ProviderError when the provider did not accept it
   */
  send(content: Content, key: string): Promise<void>
  close?(): void
}

/** Why a provider did not accept a message, without personal data; retrying helps unless `permanent`. */
export class ProviderError extends Error {
  readonly permanent: boolean

  constructor(problem: string, { permanent }: { permanent: boolean }) {
    super(problem)
    this.permanent = permanent
  }
}
