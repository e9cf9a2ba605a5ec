import type { Generated } from 'kysely'

declare module '../db/schema.ts' {
  interface ContentTables {
    search_synonyms: { id: Generated<number>; words: string[] }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = ['search_synonyms'] as const
