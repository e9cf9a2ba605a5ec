import type { LegalDocumentKey } from '@portal/contract/about/public'
import type { Texts } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Day, Json, Now } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface ContentTables {
    team_members: {
      id: Generated<number>
      position: number
      name: Json<Texts>
      role: Json<Texts>
      bio: Json<Texts>
      languages: Json<Texts>
      picture: string
      alt: Json<Texts>
    }
    team_events: {
      id: Generated<number>
      happened_on: Day
      title: Json<Texts>
      place: Json<Texts>
      summary: Json<Texts>
      body: Json<Texts>
      updated_at: Now
    }
    team_event_pictures: {
      event_id: number
      position: number
      picture: string
      alt: Json<Texts>
      caption: Json<Texts>
    }
    question_groups: { id: string; position: number; name: Json<Texts> }
    questions: {
      id: string
      group_id: string
      position: number
      question: Json<Texts>
      answer: Json<Texts>
    }
    legal_documents: {
      key: LegalDocumentKey
      version: string
      effective_on: Day
      title: Json<Texts>
      body: Json<Texts>
      saved_at: Now
    }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = [
  'team_members',
  'team_events',
  'team_event_pictures',
  'question_groups',
  'questions',
  'legal_documents',
] as const
