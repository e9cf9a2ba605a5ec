import type { Cell } from '@portal/contract/content/merge'
import type { ReleaseState } from '@portal/contract/content/releases'
import type { ContentDeed, ContentState, LanguageState } from '@portal/contract/content/states'
import type { Language, Texts } from '@portal/contract/language'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedColumn, Json, JsonOrDefault, MaybeJson, Moment, Now } from '../db/columns.ts'

/** What a record says, by field; texts in each language. */
export type Content = Record<string, unknown>

/** When a text last changed, by version, and in which it was last said to be right as it is. */
export interface Mark {
  changed: number
  /** ISO moment of the version; null for a draft's. */
  at: string | null
  right: number
}

/** By field and language. */
export type Marks = Record<string, Partial<Record<Language, Mark>>>

/** Who has read a language, and who has changed it. */
export interface Reading {
  changedBy: string | null
  changedAt: string | null
  readBy: string | null
  readAt: string | null
  /** Fields whose text is as a dictionary proposed it, or was corrected since; reading the language ends that. */
  proposed?: string[]
}
export type Readings = Partial<Record<Language, Reading>>

/** A draft as the version that it became keeps it. */
export interface KeptDraft {
  content: Content
  stillRight: Cell[]
  languages: Readings
}

declare module '../db/schema.ts' {
  interface Schema {
    content_records: {
      id: Generated<string>
      kind: string
      record: string
      born: string | null
      version: Generated<number>
      draft_version: Generated<number>
      number: Generated<number>
      live: Generated<boolean>
      drafted: Generated<boolean>
      publish_at: Date | null
      failed_at: Date | null
      state: GeneratedColumn<ContentState>
      title: Json<Texts>
      draft_title: MaybeJson<Texts>
      languages: Json<Record<Language, LanguageState>>
      stale: Generated<string[]>
      marks: JsonOrDefault<Marks>
      readers: JsonOrDefault<Readings>
      pieces: Generated<string[]>
      position: number | null
      /** The release in which its draft is. */
      release_id: string | null
      /** Which languages that publishes; null for all that the draft changes. */
      release_languages: Language[] | null
      /** Infinite while a draft does not say it, null for kinds without one. */
      moment: ColumnType<Date | number | null, never, Date | string>
      changed_at: Now
      /** Null when other code than this has changed it. */
      changed_by: string | null
    }
    content_drafts: {
      record_id: string
      content: Json<Content>
      base: MaybeJson<Content>
      base_version: number
      still_right: JsonOrDefault<Cell[]>
      languages: Json<Readings>
      pictures: string[]
      updated_by: string | null
      updated_at: Moment
      publish_languages: Language[] | null
      publish_again: Generated<boolean>
      publish_by: string | null
      failed: Generated<string>
    }
    /** Append-only. */
    content_versions: {
      record_id: string
      number: number
      deed: ContentDeed
      content: Json<Content>
      live: boolean
      languages: Language[]
      pictures: string[]
      marks: Json<Marks>
      draft: MaybeJson<KeptDraft>
      version: number
      by: string | null
      at: Moment
      release_id: string | null
    }
    content_releases: {
      id: string
      name: string
      version: Generated<number>
      publish_at: Date | null
      publish_again: Generated<boolean>
      publish_by: string | null
      failed_at: Date | null
      failed: Generated<string>
      failed_record: string | null
      published_at: Date | null
      published_by: string | null
      published_count: Generated<number>
      state: GeneratedColumn<ReleaseState>
      changed_at: Now
      changed_by: string | null
    }
  }
}
