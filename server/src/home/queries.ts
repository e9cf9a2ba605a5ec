import type { Banner, Figures, ServiceScope } from '@portal/contract/home/public'
import { inLanguage, type Language } from '@portal/contract/language'
import type { Database } from '../db/client.ts'

export async function selectBanners(db: Database, language: Language): Promise<Banner[]> {
  const rows = await db.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    pcImageFileId: row.picture,
    alt: inLanguage(row.alt, language),
    title: inLanguage(row.title, language),
    text: inLanguage(row.body, language),
  }))
}

export async function selectFigures(db: Database): Promise<Figures | null> {
  const row = await db.selectFrom('figures').selectAll().executeTakeFirst()
  return (
    (row && {
      regionCount: row.region_count,
      satisfaction: row.satisfaction,
      elderCount: row.elder_count,
      caregiverCount: row.caregiver_count,
    }) ??
    null
  )
}

export async function selectServiceScopes(db: Database, language: Language): Promise<ServiceScope[]> {
  const rows = await db.selectFrom('service_scopes').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    title: inLanguage(row.title, language),
    content: inLanguage(row.content, language),
    picture: row.picture,
    alt: inLanguage(row.alt, language),
  }))
}

export async function selectHomeVideo(db: Database): Promise<string> {
  const row = await db.selectFrom('home_video').select('path').executeTakeFirst()
  return row?.path ?? ''
}
