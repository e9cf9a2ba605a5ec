import type { Generated } from 'kysely'

declare module '../db/schema.ts' {
  interface ContentTables {
    search_synonyms: { id: Generated<number>; words: string[] }
  }
}

/** The tables above that public pages show: each has the trigger `announce`. */
export const contentTables = ['search_synonyms'] as const
