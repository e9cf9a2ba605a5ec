import type { Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { nextPosition } from '../db/next-position.ts'

export interface Company {
  name: Texts
  tagline: Texts
  /** For social previews, at most 155 characters. */
  description: Texts
  tip: Texts
  email: string
  phone: string
  fax: string
  licenceNumber: string
  licenceUrl: string
  videoSiteUrl: string
  chatAppUrl: string
}

/** Sets the agency's name, texts and contact details. */
export async function setCompany(db: Database, company: Company) {
  const values = {
    name: JSON.stringify(company.name),
    tagline: JSON.stringify(company.tagline),
    description: JSON.stringify(company.description),
    tip: JSON.stringify(company.tip),
    email: company.email,
    phone: company.phone,
    fax: company.fax,
    licence_number: company.licenceNumber,
    licence_url: company.licenceUrl,
    video_site_url: company.videoSiteUrl,
    chat_app_url: company.chatAppUrl,
  }
  await db
    .insertInto('company')
    .values(values)
    .onConflict((c) => c.column('only_row').doUpdateSet(values))
    .execute()
}

/** Adds a city (borough) after the others; `key` is its permanent name. */
export async function addCity(db: Database, city: { key: string; name: Texts }) {
  await db
    .insertInto('cities')
    .values({ id: city.key, position: await nextPosition(db, 'cities'), name: JSON.stringify(city.name) })
    .execute()
}

export interface Office {
  companyName: Texts
  /** In English only, as on an envelope. */
  detailedAddress: string
  phone: string
  addressUrl: string
  latitude: number
  longitude: number
  hours: Texts
  /** Key of the office's city. */
  city: string
}

/** Adds an office after the others and returns its id. */
export async function addOffice(db: Database, office: Office): Promise<number> {
  const { id } = await db
    .insertInto('offices')
    .values({
      position: await nextPosition(db, 'offices'),
      city_id: office.city,
      name: JSON.stringify(office.companyName),
      address: office.detailedAddress,
      phone: office.phone,
      hours: JSON.stringify(office.hours),
      map_url: office.addressUrl,
      latitude: office.latitude,
      longitude: office.longitude,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
