import { Draft, type DraftState, newDraftState } from './draft'
import { newUuid } from './new-uuid'

/** The owner of drafts from visitors without a login, such as a registration. */
export const visitor = 'visitor'

/** The common properties of a form's drafts. */
export interface WindowDraftKind<Content> {
  /** The key in sessionStorage: only one draft of a kind is stored at a time. */
  name: string
  /** Increase this when the shape of the content changes; drafts of earlier versions are dropped. */
  version: number
  empty: Content
  /** Names of `values` that are kept in memory and never stored. */
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
 * A draft in sessionStorage, kept until the window is closed or its owner logs out. Another owner's draft is dropped at
 * the first read; without an owner, the draft is kept in memory only.
 */
export class WindowDraft<Content extends object> extends Draft<Content> {
  #kind: WindowDraftKind<Content>
  #subject: string
  #fresh: DraftState<Content>

  /** `subject`: the record that the draft is about, if there are several. A draft about another one starts empty. */
  constructor(kind: WindowDraftKind<Content>, owner: string, subject = '') {
    super(owner)
    this.#kind = kind
    this.#subject = subject
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
    this.#drop()
  }

  protected override load(): DraftState<Content> {
    const entry = this.#stored()
    if (!entry) return this.#fresh
    return newDraftState({ ...this.#kind.empty, ...entry.content }, entry.key)
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

/** If storage is full or forbidden, a draft lives only as long as its form. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.info('a draft is not stored:', error instanceof Error ? error.message : error)
    return undefined
  }
}
