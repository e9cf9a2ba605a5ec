import { ApiError } from '@portal/client/api-error'
import { readToken } from '@portal/client/session'
import { Draft, type DraftState, newDraftState } from './draft'
import { watchDraft } from './idle-drafts'

/** Milliseconds from the last input to a save; below, the delays between retries. */
const typingPause = 800
const retryPauses = [4000, 8000, 15_000, 30_000] as const

/** A draft as stored on the server. */
export interface StoredDraft<Content> {
  content: Partial<Content>
  /** Empty for a draft from before keys were stored. */
  key: string
  /** Another value means that another device has changed the draft. */
  savedAt: string
}

/** The calls that store one type of draft on the server; `id` is that of the record the draft is about. */
export interface DraftCalls<Content> {
  /** Names the type of draft if its unsaved input must be deleted when the user is idle; missing if it contains nothing personal. */
  personal?: string
  empty: Content
  /** Resolves to null when the server has no draft. */
  fetch: (id: number) => Promise<StoredDraft<Content> | null>
  /** Resolves to the time of the save and the server's corrections of the content. */
  save: (id: number, content: Content, key: string) => Promise<{ savedAt: string; correct: Correction<Content> }>
  /** Missing if the draft cannot be deleted. */
  discard?: (id: number) => Promise<unknown>
  /** Whether a refused save may mean that the draft was submitted, here or on another device. */
  mayBeSent: (refusal: ApiError) => boolean
}

type Correction<Content> = (newest: Content) => Partial<Content>

/** A draft that is kept in memory, saved on the server after a short pause, and retried until that works. */
export class ServerDraft<Content extends object> extends Draft<Content> {
  readonly id: number
  #calls: DraftCalls<Content>
  #stored: StoredDraft<Content> | null
  /** The session that may save the draft, since another user's must not. */
  #token = readToken()
  #changes = 0
  #attempts = 0
  #timer = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(calls: DraftCalls<Content>, owner: string, id: number, stored: StoredDraft<Content> | null) {
    super(owner)
    this.id = id
    this.#calls = calls
    this.#stored = stored
  }

  override readEmpty = () => this.read()

  /** Changes the current position. That alone does not create a draft on the server. */
  note(change: Partial<Content>): void {
    const { content, unsaved, savedAt } = this.read()
    if (unsaved || savedAt !== '') this.change(change)
    else if (!this.ended) this.set({ content: { ...content, ...change } })
  }

  /** Saves unsaved changes, one save at a time. Resolves to whether the server has everything. */
  override save(): Promise<boolean> {
    clearTimeout(this.#timer)
    return this.#inTurn(async () => !this.read().unsaved || this.ended || (await this.#send()))
  }

  /** Lets the current session save the draft, because its owner has logged in again. */
  resume(): void {
    this.#token = readToken()
    void this.save()
  }

  /** Adopts changes that another device has saved since, unless there is newer input here. */
  async refresh(): Promise<void> {
    const { unsaved, savedAt, round } = this.read()
    if (unsaved || this.ended || savedAt === '' || readToken() !== this.#token) return
    const changes = this.#changes
    const stored = await this.#fetch()
    if (stored === undefined || changes !== this.#changes || this.ended) return
    if (stored === null) this.set({ gone: true })
    else if (stored.savedAt !== this.read().savedAt) {
      this.#stored = stored
      this.set({ ...this.#stateOf(stored), round: round + 1 })
    }
  }

  /**
   * Deletes the draft, here and on the server.
   * @throws ApiError when that failed, after it was shown
   */
  async discard(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#inTurn(async () => this.#calls.discard?.(this.id))
    this.end()
  }

  override end(): void {
    super.end()
    clearTimeout(this.#timer)
    this.set({ unsaved: false })
  }

  protected override load(): DraftState<Content> {
    return this.#stateOf(this.#stored)
  }

  override drop(): void {
    clearTimeout(this.#timer)
    if (this.read().unsaved) super.drop()
  }

  /** The state on the server. */
  protected override freshState(): DraftState<Content> {
    return this.#stateOf(this.#stored)
  }

  protected override changed(): void {
    this.#changes++
    this.set({ unsaved: true })
    this.#later(typingPause)
  }

  #stateOf(stored: StoredDraft<Content> | null): DraftState<Content> {
    const { content, key, savedAt } = stored ?? { content: {}, key: '', savedAt: '' }
    return { ...newDraftState({ ...this.#calls.empty, ...content }, key || undefined), savedAt }
  }

  async #send(): Promise<boolean> {
    // The next login may be another user's.
    if (this.#token === null || readToken() !== this.#token) return false
    const changes = this.#changes
    const { content, key } = this.read()
    try {
      const { savedAt, correct } = await this.#calls.save(this.id, content, key)
      this.#attempts = 0
      const newest = this.read().content
      const corrected = { ...newest, ...correct(newest) }
      this.#stored = { content: corrected, key, savedAt }
      this.set({ savedAt, failed: false, unsaved: changes !== this.#changes, content: corrected })
      return true
    } catch (error) {
      await this.#afterFailure(error)
      return false
    }
  }

  async #afterFailure(error: unknown) {
    const refusal = error instanceof ApiError ? error : null
    const stored = refusal && this.#calls.mayBeSent(refusal) ? await this.#fetch() : undefined
    this.set({ failed: true, gone: stored === null })
    const pause = retryPauses[Math.min(this.#attempts++, retryPauses.length - 1)]
    if (refusal?.status !== 401 && stored !== null) this.#later(pause)
  }

  #fetch(): Promise<StoredDraft<Content> | null | undefined> {
    return this.#calls.fetch(this.id).catch(() => undefined)
  }

  #later(pause = typingPause) {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.save(), pause)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }
}

/**
 * Opens drafts of one type. A draft with unsaved changes from an expired session is kept until its owner is back, and
 * saved then, no matter which draft is opened.
 */
export function serverDrafts<Content extends object>(calls: DraftCalls<Content>) {
  let last: ServerDraft<Content> | null = null
  return (owner: string, id: number, stored: StoredDraft<Content> | null): ServerDraft<Content> => {
    const unsaved = last?.owner === owner && last.read().unsaved ? last : null
    unsaved?.resume()
    last = unsaved?.id === id ? unsaved : new ServerDraft(calls, owner, id, stored)
    return calls.personal === undefined ? last : watchDraft(calls.personal, last)
  }
}
