import type { TypedValues } from '../form/kept-values'
import { newKey } from './new-key'

/** A draft as it is now. */
export interface DraftState<Content> {
  readonly content: Content
  /** Idempotency key of the submit: however often the draft is sent, the server takes it once. */
  readonly key: string
  /** ISO time of the last save on the server; empty before the first one, and for drafts that stay in the window. */
  readonly savedAt: string
  /** Something has not reached the server yet. */
  readonly unsaved: boolean
  /** The last attempt to save failed. */
  readonly failed: boolean
  /** Counts how often another device's changes were taken over. */
  readonly round: number
  /** The draft was sent or deleted on another device. */
  readonly gone: boolean
}

/** Content with typed values, by the names of their fields. */
export interface Typed {
  readonly values: TypedValues
}

/** Something that is being filled in and has not been sent yet. The subclass says where it is stored. */
export abstract class Draft<Content extends object> {
  /** Id of the person whose draft it is; nobody else is shown it. */
  readonly owner: string
  #state: DraftState<Content> | undefined
  #listeners = new Set<() => void>()
  #ended = false

  constructor(owner: string) {
    this.owner = owner
  }

  /** The state before anything was changed here; called once, at the first look. */
  protected abstract load(): DraftState<Content>

  /** Called after each change of the content. */
  protected abstract changed(): void

  /** The state on the server and during hydration, when no storage can be read. */
  abstract readEmpty: () => DraftState<Content>

  /** Stores what is not stored yet, with the key. Resolves to whether everything is stored. */
  abstract save(): Promise<boolean>

  /** Whether the draft was sent or removed; changes no longer count. */
  get ended(): boolean {
    return this.#ended
  }

  /** The state as it is now (browser only). */
  read = (): DraftState<Content> => {
    this.#state ??= this.load()
    return this.#state
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Changes parts of the content and stores them. */
  change(change: Partial<Content>): void {
    const { content } = this.read()
    const isSame = Object.entries(change).every(([name, value]) => content[name as keyof Content] === value)
    if (this.#ended || isSame) return
    this.set({ content: { ...content, ...change } })
    this.changed()
  }

  /** Stops keeping the draft: it was sent, or removed. */
  end(): void {
    this.#ended = true
  }

  protected set(change: Partial<DraftState<Content>>): void {
    this.#state = { ...this.read(), ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The state of a draft with this content. */
export function newState<Content>(content: Content, key: string = newKey()): DraftState<Content> {
  return { content, key, savedAt: '', unsaved: false, failed: false, round: 0, gone: false }
}

/** Adds typed values to a draft. */
export function keepValues<Content extends Typed>(draft: Draft<Content>, typed: TypedValues): void {
  const { values } = draft.read().content
  if (Object.entries(typed).every(([name, value]) => values[name] === value)) return
  draft.change({ values: { ...values, ...typed } } as Partial<Content>)
}
