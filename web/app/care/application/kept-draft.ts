import { type Draft, discardDraft, getDraft, saveDraft } from '@portal/contract/care/applying'
import { ApiError, httpApi } from '../../lib/http-client'
import { readToken } from '../../lib/session'
import { contentOf, type DraftState, fitting, isSame } from './draft-state'

/** Milliseconds without typing after which a draft is saved, and between tries while that fails. */
const typingPause = 800
const retryPauses = [4000, 8000, 15_000, 30_000] as const

type Change = Partial<Pick<DraftState, 'fields' | 'papers' | 'step'>>

/** An application under way: kept in this window at once, on the server a moment later, and tried again until that works. */
export class KeptDraft {
  readonly owner: string
  readonly serviceId: number
  /** The session that may save it: another person's must not. */
  token: string | null
  #state: DraftState
  #listeners = new Set<() => void>()
  #changes = 0
  #tries = 0
  #timer = 0
  #ended = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(owner: string, serviceId: number, draft: Draft | null) {
    this.owner = owner
    this.serviceId = serviceId
    this.token = readToken()
    this.#state = { ...contentOf(draft), unsaved: false, failed: false, round: 0, gone: false }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  read = () => this.#state

  /** Takes what was typed, uploaded or gone to; it is saved after a pause. */
  change({ fields, ...rest }: Change): void {
    const next = { ...this.#state, ...rest, fields: { ...this.#state.fields, ...fields } }
    if (this.#ended || isSame(this.#state, next)) return
    const onlyLooking = !fields && !rest.papers && !next.unsaved && next.savedAt === ''
    if (onlyLooking) {
      this.#set(rest)
      return
    }
    this.#changes++
    this.#set({ ...next, unsaved: true })
    this.#later(typingPause)
  }

  /** Saves what is not saved yet, in turn. Tells whether the server has everything. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer)
    return this.#inTurn(async () => !this.#state.unsaved || this.#ended || (await this.#send()))
  }

  /** Takes over what another device has saved meanwhile, unless something newer was typed here. */
  async refresh(): Promise<void> {
    const { unsaved, savedAt } = this.#state
    if (unsaved || this.#ended || savedAt === '' || readToken() !== this.token) return
    const changes = this.#changes
    const draft = await this.#fetch()
    if (draft === undefined || changes !== this.#changes || this.#ended || draft?.savedAt === this.#state.savedAt)
      return
    if (draft === null) this.#set({ gone: true })
    else this.#set({ ...contentOf(draft), round: this.#state.round + 1 })
  }

  /**
   * Removes it, here and on the server.
   * @throws ApiError when that failed, after it was shown
   */
  async discard(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#inTurn(() => httpApi(discardDraft, { serviceId: this.serviceId }))
    this.end()
  }

  /** Stops keeping it: it was sent, or removed. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#set({ unsaved: false })
  }

  async #send(): Promise<boolean> {
    // Whoever logs in next may be somebody else.
    if (this.token === null || readToken() !== this.token) return false
    const changes = this.#changes
    const { fields, papers, step } = this.#state
    const documents = papers.map(({ kind, fileId }) => ({ kind, fileId }))
    try {
      const input = { serviceId: this.serviceId, step, fields: fitting(fields), documents }
      const { savedAt, gone } = await httpApi(saveDraft, input, { quiet: true })
      this.#tries = 0
      // A picture that another device removed is missing here as well, and asked for again in the review.
      const left = gone.length > 0 && { papers: this.#state.papers.filter(({ fileId }) => !gone.includes(fileId)) }
      this.#set({ savedAt, failed: false, unsaved: changes !== this.#changes, ...left })
      return true
    } catch (error) {
      await this.#afterFailure(error)
      return false
    }
  }

  async #afterFailure(error: unknown) {
    const { status = 0, fields = {} } = error instanceof ApiError ? error : {}
    // Pictures that are in use: they went with the application, whose answer was lost or came to another device.
    const draft = fields.documents ? await this.#fetch() : undefined
    this.#set({ failed: true, gone: draft === null })
    const pause = retryPauses[Math.min(this.#tries++, retryPauses.length - 1)]
    if (status !== 401 && draft !== null) this.#later(pause)
  }

  #fetch() {
    return httpApi(getDraft, { serviceId: this.serviceId }, { quiet: true }).catch(() => undefined)
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

  #set(change: Partial<DraftState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
