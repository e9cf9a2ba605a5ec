import type { Language, Texts } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Json, Moment, Now, Version } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface ContentTables {
    comments: {
      id: Generated<number>
      version: Version
      user_name: string
      language: Language
      body: string
      rating: number
      images: string[]
      reply: Json<Texts> | null
      status: 'pending' | 'published' | 'rejected'
      featured: Generated<boolean>
      created_at: Moment
      author_id: string | null
      idempotency_key: string | null
      reason: Generated<string>
      /** The decision that the author was last told of. */
      told: 'published' | 'rejected' | null
    }
  }

  interface Schema {
    comment_files: { file_id: string; comment_id: number; position: number }
    comment_ratings: { rating: number; comments: number }
    withdrawn_pictures: { path: string; withdrawn_at: Now }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = ['comments'] as const
