/** What is sent. `to` is a phone (`+1…`) or an e-mail address. */
export interface Content {
  to: string
  subject?: string
  text: string
}

/** A way to send one kind of message. */
export interface Provider {
  /**
   * Hands a message over. `key` is the same each time one message is tried, for providers that can tell a repetition by it.
   * @throws ProviderError when it was not taken
   */
  send(content: Content, key: string): Promise<void>
  close?(): void
}

/** Why a provider did not take a message, in words without personal data; trying again helps unless it is `permanent`. */
export class ProviderError extends Error {
  readonly permanent: boolean

  constructor(problem: string, { permanent }: { permanent: boolean }) {
    super(problem)
    this.permanent = permanent
  }
}
