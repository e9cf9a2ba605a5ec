import type { Language, Texts } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Json, JsonOrDefault, MaybeJson, Moment, Now, Version } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface ContentTables {
    activity_types: { id: string; position: number; name: Json<Texts> }
    activities: {
      id: Generated<number>
      version: Version
      title: Json<Texts>
      pictures: string[]
      city_id: string
      location: Json<Texts>
      description: Json<Texts>
      requirements: Json<Texts>
      notes: Json<Texts>
      price: JsonOrDefault<Texts>
      spoken: JsonOrDefault<Texts>
      access: JsonOrDefault<Texts>
      transport: JsonOrDefault<Texts>
      picture_alts: JsonOrDefault<Texts[]>
      starts_at: Moment
      ends_at: Moment
      registration_opens_at: Moment
      registration_closes_at: Moment
      quota: number
      registered: Generated<number>
      called_off_at: Date | null
      call_off_reason: MaybeJson<Texts>
      updated_at: Now
    }
    /** Time and place before each move. */
    activity_moves: {
      activity_id: number
      number: number
      at: Now
      starts_at: Moment
      ends_at: Moment
      location: Json<Texts>
      city_id: string
    }
    activity_type_links: { activity_id: number; type_id: string }
    activity_registrations: {
      id: Generated<string>
      activity_id: number
      account_id: string
      status: 'registered' | 'waiting' | 'cancelled'
      check_in_code: string
      remind: Generated<boolean>
      language: Language
      since: Now
      reminded_at: Date | null
      checked_in_at: Date | null
      /** At a start that was moved. */
      former_arrival: Date | null
      former_start: Date | null
    }
  }

  interface Schema {
    door_notes: {
      idempotency_key: string
      registration_id: string
      arrived: boolean
      already: boolean
      noted_at: Now
    }
    activity_counts: { city_id: string; type_id: string; activities: string }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = [
  'activity_types',
  'activities',
  'activity_moves',
  'activity_type_links',
  'activity_registrations',
] as const
