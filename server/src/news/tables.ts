import type { Texts } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Json, Now } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface ContentTables {
    article_types: { id: string; position: number; name: Json<Texts> }
    articles: {
      id: Generated<number>
      type_id: string
      picture: string
      alt: Json<Texts>
      title: Json<Texts>
      summary: Json<Texts>
      body: Json<Texts>
      recommended: Generated<boolean>
      published_at: Date | null
      updated_at: Now
    }
  }

  interface Schema {
    article_counts: { type_id: string; articles: string }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = ['article_types', 'articles'] as const
