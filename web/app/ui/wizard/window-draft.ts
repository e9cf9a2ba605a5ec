import { Draft, type DraftState, newState } from './draft'
import { newKey } from './new-key'

/** The owner of what is typed without a login, such as a registration. */
export const visitor = 'visitor'

/** What the drafts of one form have in common. */
export interface WindowDraftKind<Content> {
  /** The key in the window's storage: one draft of a kind is kept at a time. */
  name: string
  /** Raise it when the content changes its shape: what an earlier version stored is dropped. */
  version: number
  empty: Content
  /** Fields, among its `values`, that live in memory and are never stored. */
  secrets?: readonly string[]
}

interface Entry<Content> {
  owner: string
  version: number
  subject: string
  content: Content
  key: string
}

/**
 * A draft in the window's storage, until the window is closed or its owner logs out. Another owner's draft is dropped at the
 * first look; without an owner, the draft lives in memory only.
 */
export class WindowDraft<Content extends object> extends Draft<Content> {
  #kind: WindowDraftKind<Content>
  #subject: string
  #fresh: DraftState<Content>

  /** `subject` is the record that the draft is about, if there are several: a draft about another one begins anew. */
  constructor(kind: WindowDraftKind<Content>, owner: string, subject = '') {
    super(owner)
    this.#kind = kind
    this.#subject = subject
    this.#fresh = newState(kind.empty)
  }

  override readEmpty = () => this.#fresh

  /** Stores the draft as it is, also an empty one: its key has to be there again after a lost answer. */
  override async save(): Promise<boolean> {
    return this.#store(this.#storable())
  }

  /** Gives the draft another key: the server has taken something else under the one before. */
  renewKey(): void {
    this.set({ key: newKey() })
    this.changed()
  }

  override end(): void {
    super.end()
    this.#drop()
  }

  protected override load(): DraftState<Content> {
    const entry = this.#stored()
    if (!entry) return this.#fresh
    return newState({ ...this.#kind.empty, ...entry.content }, entry.key)
  }

  protected override changed(): void {
    const content = this.#storable()
    if (JSON.stringify(content) === JSON.stringify(this.#kind.empty)) this.#drop()
    else this.#store(content)
  }

  #stored(): Entry<Content> | null {
    const { name, version } = this.#kind
    const entry = attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null')) as Entry<Content> | null | undefined
    if (!entry) return null
    if (this.owner === '' || entry.owner !== this.owner || entry.version !== version) {
      this.#drop()
      return null
    }
    return entry.subject === this.#subject ? entry : null
  }

  #store(content: Content): boolean {
    if (this.ended || this.owner === '') return false
    const { name, version } = this.#kind
    const entry: Entry<Content> = { owner: this.owner, version, subject: this.#subject, content, key: this.read().key }
    const isStored = attempt(() => {
      sessionStorage.setItem(name, JSON.stringify(entry))
      return true
    })
    return isStored ?? false
  }

  #drop() {
    attempt(() => sessionStorage.removeItem(this.#kind.name))
  }

  #storable(): Content {
    const { content } = this.read()
    const { secrets = [] } = this.#kind
    if (!('values' in content)) return content
    const values = Object.entries(content.values as object).filter(([name]) => !secrets.includes(name))
    return { ...content, values: Object.fromEntries(values) }
  }
}

/** Without storage (full, or forbidden), a draft lives as long as its form. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.info('a draft is not stored:', error instanceof Error ? error.message : error)
    return undefined
  }
}
