import type { Texts } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Json, Version } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface ContentTables {
    company: {
      only_row: Generated<boolean>
      name: Json<Texts>
      tagline: Json<Texts>
      description: Json<Texts>
      tip: Json<Texts>
      email: string
      phone: string
      fax: string
      licence_number: string
      licence_url: string
      video_site_url: string
      chat_app_url: string
    }
    cities: { id: string; position: number; name: Json<Texts> }
    offices: {
      id: Generated<number>
      version: Version
      position: number
      city_id: string
      name: Json<Texts>
      address: string
      phone: string
      hours: Json<Texts>
      map_url: string
      latitude: number
      longitude: number
      slot_minutes: Generated<number>
      capacity: Generated<number>
      lead_hours: Generated<number>
      days_ahead: Generated<number>
    }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = ['company', 'cities', 'offices'] as const
