import type { CompanyOffice, ContactInfo } from '@portal/contract/company/public'
import { inLanguage, type Language } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import type { Services } from '../services.ts'

/** Whether the database has an agency; a database without one counts as empty. */
export async function hasCompany(db: Database): Promise<boolean> {
  return (await db.selectFrom('company').select('only_row').executeTakeFirst()) !== undefined
}

export async function selectContactInfo(db: Database, language: Language): Promise<ContactInfo | null> {
  const row = await db.selectFrom('company').selectAll().executeTakeFirst()
  if (!row) return null
  return {
    companyName: inLanguage(row.name, language),
    tagline: inLanguage(row.tagline, language),
    description: inLanguage(row.description, language),
    tip: inLanguage(row.tip, language),
    email: row.email,
    fax: row.fax,
    phone: row.phone,
    licenceNumber: row.licence_number,
    licenceUrl: row.licence_url,
    videoSiteUrl: row.video_site_url,
    chatAppUrl: row.chat_app_url,
  }
}

export async function selectOffices(db: Database, language: Language): Promise<CompanyOffice[]> {
  const rows = await db.selectFrom('offices').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    companyAddressId: row.id,
    companyName: inLanguage(row.name, language),
    detailedAddress: row.address,
    phone: row.phone,
    hours: withWholeSpans(inLanguage(row.hours, language)),
    addressUrl: row.map_url,
    latitude: row.latitude,
    longitude: row.longitude,
  }))
}

/** Opening hours whose days and spans, `週六`, `9 am–5 pm` or `9:00–17:00`, are not split across lines. */
function withWholeSpans(hours: string): string {
  return hours
    .replaceAll(/(?<=\d) (?=[ap]m)/g, '\u00a0')
    .replaceAll(/(?<=[周週])(?=[一二三四五六日])/g, '\u2060')
    .replaceAll(/ ?[–-] ?/g, (dash) => `\u2060${dash.replaceAll(' ', '\u00a0')}\u2060`)
}

/** Names of the cities in one language, in display order. */
export async function selectCityNames(db: Database, language: Language): Promise<string[]> {
  const rows = await db.selectFrom('cities').select('name').orderBy('position').execute()
  return rows.map((row) => inLanguage(row.name, language))
}

/** Keys of the cities with these names, in any language; undefined if a name is unknown. */
export async function findCities(
  { db, content }: Pick<Services, 'db' | 'content'>,
  names: readonly string[],
): Promise<(string | undefined)[]> {
  if (names.length === 0) return []
  const { value: cities } = await content.keep('cities', (sources) => {
    sources.add(['cities'])
    return db.selectFrom('cities').select(['id', 'name']).execute()
  })
  return names.map((name) => cities.find((city) => Object.values(city.name).includes(name))?.id)
}
