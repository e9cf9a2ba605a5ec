import { Draft, type DraftState, newDraftState } from './draft'
import { readEntry, removeEntry, storeEntry } from './draft-storage'
import { openDraft, watchDraft } from './idle-drafts'
import { newUuid } from './new-uuid'

/** The owner of drafts from visitors without a login, such as a registration. */
export const visitor = 'visitor'

/** The common properties of a form's drafts. */
export interface WindowDraftKind<Content> {
  /** The name in sessionStorage: only one draft of a kind is stored at a time. */
  name: string
  /** Increase this when the shape of the content changes; drafts of earlier versions are dropped. */
  version: number
  empty: Content
  /** Names of properties of the content and of its `values` that are kept in memory and never stored. */
  secrets?: readonly string[]
}

/**
 * Opens the draft of a kind that this owner began in this window, or a new one. The same object is returned until it is submitted, so that
 * values which are never stored survive a change of page.
 * @param subject the record that the draft is about, if there are several; a draft about another one starts empty
 */
export function openWindowDraft<Content extends object>(
  kind: WindowDraftKind<Content>,
  owner: string,
  subject = '',
): WindowDraft<Content> {
  const last = openDraft(kind.name)
  if (last instanceof WindowDraft && last.owner === owner && last.subject === subject) return last
  return watchDraft(kind.name, new WindowDraft(kind, owner, subject))
}

/**
 * A draft in sessionStorage, kept until the window is closed, its owner logs out, or the user is idle for too long. Another owner's draft is
 * dropped at the first read; without an owner, the draft is kept in memory only.
 */
export class WindowDraft<Content extends object> extends Draft<Content> {
  readonly subject: string
  #kind: WindowDraftKind<Content>
  #fresh: DraftState<Content>

  constructor(kind: WindowDraftKind<Content>, owner: string, subject: string) {
    super(owner)
    this.#kind = kind
    this.subject = subject
    this.#fresh = newDraftState(kind.empty)
  }

  override readEmpty = () => this.#fresh

  /** Stores the draft, even an empty one, because its key is needed again after a lost response. */
  override async save(): Promise<boolean> {
    return this.#store(this.#storable())
  }

  /** Gives the draft a new key, because the server has accepted other content under the old one. */
  renewKey(): void {
    this.set({ key: newUuid() })
    this.changed()
  }

  override end(): void {
    super.end()
    removeEntry(this.#kind.name)
  }

  override drop(): void {
    if (this.read().content !== this.#kind.empty) super.drop()
  }

  protected override freshState(): DraftState<Content> {
    return newDraftState(this.#kind.empty)
  }

  protected override load(): DraftState<Content> {
    const { name, version, empty } = this.#kind
    const entry = readEntry(name)
    if (!entry) return this.#fresh
    if (this.owner === '' || entry.owner !== this.owner || entry.version !== version) removeEntry(name)
    else if (entry.subject === this.subject) {
      const { content, key } = entry
      return content ? newDraftState({ ...empty, ...content }, key) : { ...this.#fresh, dropped: true }
    }
    return this.#fresh
  }

  protected override changed(): void {
    const content = this.#storable()
    if (JSON.stringify(content) === JSON.stringify(this.#kind.empty)) removeEntry(this.#kind.name)
    else this.#store(content)
  }

  #store(content: Content): boolean {
    if (this.ended || this.owner === '') return false
    const { name, version } = this.#kind
    const { owner, subject } = this
    return storeEntry(name, { owner, version, subject, key: this.read().key, content })
  }

  #storable(): Content {
    const { content } = this.read()
    const { empty, secrets = [] } = this.#kind
    const isStored = ([name]: [string, unknown]) => !secrets.includes(name)
    const stored = { ...empty, ...Object.fromEntries(Object.entries(content).filter(isStored)) }
    if (!('values' in stored)) return stored
    return { ...stored, values: Object.fromEntries(Object.entries(stored.values as object).filter(isStored)) }
  }
}
