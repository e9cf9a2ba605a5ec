import type { ContentTable } from '../../db/schema.ts'

/** The sources of an answer, collected while it is made. */
export class Sources {
  readonly #tables = new Set<string>()
  /** The database could not be reached, so a part is missing or may be out of date. */
  outdated = false

  add(tables: Iterable<ContentTable>): void {
    for (const table of tables) this.#tables.add(table)
  }

  has(table: string): boolean {
    return this.#tables.has(table)
  }
}
