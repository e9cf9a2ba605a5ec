import type { ContentTable } from '../db/schema.ts'

/** What an answer is made from, noted while it is being made. */
export class Sources {
  readonly #tables = new Set<string>()
  /** The database could not be asked for a part, so that the part is missing or may be out of date. */
  outdated = false

  add(tables: Iterable<ContentTable>): void {
    for (const table of tables) this.#tables.add(table)
  }

  has(table: string): boolean {
    return this.#tables.has(table)
  }
}
