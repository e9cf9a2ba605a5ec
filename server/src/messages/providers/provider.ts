/** A message's content. `to` is a phone (`+1…`) or an e-mail address. */
export interface Content {
  to: string
  subject?: string
  text: string
  /** The language in which a call reads the text aloud, in place of a text message. */
  spokenIn?: string
}

/** What a person's devices show in place of a message. Anyone who sees the lock screen can read it. */
export interface PushNotice {
  accountId: string
  language: string
  title: string
  text: string
  /** Path of the page to open. */
  path: string
  /** Whom push services may turn to: a `mailto:` or `https:` address. */
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
  /** Whether the provider reports later what became of an accepted message (messages/reports.ts); acceptance alone then proves nothing. */
  reports?: boolean
  close?(): void
}

/** Why messages do not reach somebody: `stopped` by the reader, `unavailable`: phone or provider out of reach until it was too late. */
export type FailureReason = 'stopped' | 'wrong_address' | 'refused' | 'unavailable'

/** Why a provider did not accept a message, without personal data; retrying helps unless `permanent`. */
export class ProviderError extends Error {
  readonly permanent: boolean
  readonly reason: FailureReason

  constructor(problem: string, { permanent, reason }: { permanent: boolean; reason?: FailureReason | undefined }) {
    super(problem)
    this.permanent = permanent
    this.reason = reason ?? (permanent ? 'refused' : 'unavailable')
  }
}
