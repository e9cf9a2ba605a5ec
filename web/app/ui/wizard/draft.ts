import { Listeners } from '@portal/client/listeners'
import type { TypedValues } from '../form/typed-values'
import { newUuid } from './new-uuid'

/** The state of a draft. */
export interface DraftState<Content> {
  readonly content: Content
  /** Idempotency key of the submit: the server accepts the draft only once, however often it is sent. */
  readonly key: string
  /** ISO time of the last save on the server; empty before the first save, and for drafts stored in the window only. */
  readonly savedAt: string
  /** Whether there are changes that have not reached the server. */
  readonly unsaved: boolean
  /** Whether the last attempt to save failed. */
  readonly failed: boolean
  /** The number of times that the content was replaced: by another device's changes, or because the user was idle. */
  readonly round: number
  /** Whether earlier content was removed because the user was idle for too long. */
  readonly dropped: boolean
  /** Whether the draft was submitted or deleted on another device. */
  readonly gone: boolean
}

/** Content with typed values, by field name. */
export interface Typed {
  readonly values: TypedValues
}

/** Input that has not been submitted yet. Subclasses define where it is stored. */
export abstract class Draft<Content extends object> {
  /** Id of the user who owns the draft; nobody else may see it. */
  readonly owner: string
  #state: DraftState<Content> | undefined
  readonly #listeners = new Listeners()
  #ended = false

  constructor(owner: string) {
    this.owner = owner
  }

  /** Returns the initial state; called once, at the first read. */
  protected abstract load(): DraftState<Content>

  /** Returns the state without unsaved changes. */
  protected abstract freshState(): DraftState<Content>

  /** Called after each change of the content. */
  protected abstract changed(): void

  /** Returns the state for server rendering and hydration, when storage is not available. */
  abstract readEmpty: () => DraftState<Content>

  /** Stores unsaved changes and the key. Resolves to whether everything is stored. */
  abstract save(): Promise<boolean>

  /** Whether the draft was submitted or deleted; changes are ignored from then on. */
  get ended(): boolean {
    return this.#ended
  }

  /** Returns the current state (browser only). */
  read = (): DraftState<Content> => {
    this.#state ??= this.load()
    return this.#state
  }

  subscribe = this.#listeners.add

  /** Changes parts of the content and stores them. */
  change(change: Partial<Content>): void {
    const { content } = this.read()
    const isSame = Object.entries(change).every(([name, value]) => content[name as keyof Content] === value)
    if (this.#ended || isSame) return
    this.set({ content: { ...content, ...change }, dropped: false })
    this.changed()
  }

  /** Stops storing the draft, because it was submitted or deleted. */
  end(): void {
    this.#ended = true
  }

  /** Discards the content because the user was idle for too long. Forms that show it must restart with the next `round`. */
  drop(): void {
    if (this.#ended) return
    this.set({ ...this.freshState(), round: this.read().round + 1, dropped: true })
  }

  protected set(change: Partial<DraftState<Content>>): void {
    this.#state = { ...this.read(), ...change }
    this.#listeners.tell()
  }
}

/** The initial state of a draft with this content. */
export function newDraftState<Content>(content: Content, key: string = newUuid()): DraftState<Content> {
  return { content, key, savedAt: '', unsaved: false, failed: false, round: 0, dropped: false, gone: false }
}

/** Adds typed values to a draft. */
export function mergeValues<Content extends Typed>(draft: Draft<Content>, typed: TypedValues): void {
  const { values } = draft.read().content
  if (Object.entries(typed).every(([name, value]) => (values[name] ?? '') === value)) return
  draft.change({ values: { ...values, ...typed } } as Partial<Content>)
}
