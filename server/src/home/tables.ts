import type { Texts } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Json, JsonOrDefault } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface ContentTables {
    banners: {
      id: Generated<number>
      position: number
      picture: string
      alt: Json<Texts>
      title: Json<Texts>
      body: Json<Texts>
    }
    figures: {
      only_row: Generated<boolean>
      region_count: number
      satisfaction: number
      elder_count: number
      caregiver_count: number
    }
    service_scopes: {
      id: Generated<number>
      position: number
      title: Json<Texts>
      content: Json<Texts>
      picture: string | null
      alt: Json<Texts>
    }
    home_video: {
      only_row: Generated<boolean>
      /** Of the film as it is shown, with its poster and captions beside it. */
      path: string
      /** What it was made of; null when it was set with its folder. */
      source: string | null
      poster: string | null
      captions: JsonOrDefault<Texts>
    }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = ['banners', 'figures', 'service_scopes', 'home_video'] as const
