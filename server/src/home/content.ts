import type { Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { nextPosition } from '../db/next-position.ts'

/** Adds a banner after the others; `picture` is the path of a stored picture. */
export async function addBanner(db: Database, banner: { picture: string; alt: Texts; title: Texts; text: Texts }) {
  await db
    .insertInto('banners')
    .values({
      position: await nextPosition(db, 'banners'),
      picture: banner.picture,
      alt: JSON.stringify(banner.alt),
      title: JSON.stringify(banner.title),
      body: JSON.stringify(banner.text),
    })
    .execute()
}

/** Adds a service scope after the others. */
export async function addServiceScope(
  db: Database,
  scope: { picture: string | null; alt: Texts; title: Texts; content: Texts },
) {
  await db
    .insertInto('service_scopes')
    .values({
      position: await nextPosition(db, 'service_scopes'),
      picture: scope.picture,
      alt: JSON.stringify(scope.alt),
      title: JSON.stringify(scope.title),
      content: JSON.stringify(scope.content),
    })
    .execute()
}

/** Sets the agency's figures; `satisfaction` in percent. */
export async function setFigures(
  db: Database,
  figures: { regionCount: number; satisfaction: number; elderCount: number; caregiverCount: number },
) {
  const values = {
    region_count: figures.regionCount,
    satisfaction: figures.satisfaction,
    elder_count: figures.elderCount,
    caregiver_count: figures.caregiverCount,
  }
  await db
    .insertInto('figures')
    .values(values)
    .onConflict((c) => c.column('only_row').doUpdateSet(values))
    .execute()
}

/** Sets the promo video; `path` is the path of a stored video. */
export async function setHomeVideo(db: Database, path: string) {
  await db
    .insertInto('home_video')
    .values({ path })
    .onConflict((c) => c.column('only_row').doUpdateSet({ path }))
    .execute()
}
