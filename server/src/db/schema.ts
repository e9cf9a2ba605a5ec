import type { Language, Texts } from '@portal/contract/language'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>
type Moment = ColumnType<Date, Date, Date>

/** The tables, as migrations leave them. */
export interface Schema {
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
    position: number
    city_id: string
    name: Json<Texts>
    address: string
    phone: string
    hours: Json<Texts>
    map_url: string
    latitude: number
    longitude: number
  }
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
  home_video: { only_row: Generated<boolean>; path: string }
  activity_types: { id: string; position: number; name: Json<Texts> }
  activities: {
    id: Generated<number>
    title: Json<Texts>
    pictures: string[]
    city_id: string
    location: Json<Texts>
    description: Json<Texts>
    requirements: Json<Texts>
    notes: Json<Texts>
    starts_at: Moment
    ends_at: Moment
    registration_opens_at: Moment
    registration_closes_at: Moment
    quota: number
    registered: Generated<number>
  }
  activity_type_links: { activity_id: number; type_id: string }
  comments: {
    id: Generated<number>
    user_name: string
    language: Language
    body: string
    rating: number
    images: string[]
    reply: Json<Texts> | null
    status: 'pending' | 'published' | 'rejected'
    featured: Generated<boolean>
    created_at: Moment
  }
}
