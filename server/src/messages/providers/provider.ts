/** A message's content. `to` is a phone (`+1…`) or an e-mail address. */
export interface Content {
  to: string
  subject?: string
  text: string
}

/** What a person's devices show in place of a message. Anyone who sees the lock screen can read it. */
export interface PushNotice {
  accountId: string
  language: string
  title: string
  text: string
  /** Path of the page to open. */
  path: string
  /** E-mail address at which push services can reach the agency; may be empty. */
  contact: string
}

/** What is stored of a message: its content, and what devices show in its place. */
export interface SealedContent extends Content {
  push?: PushNotice
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
