import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { addActivity, addActivityType } from '../activities/content.ts'
import { addCity, addOffice, setCompany } from '../company/content.ts'
import { hasCompany } from '../company/queries.ts'
import type { Database } from '../db/client.ts'
import { addComment, publishComment } from '../feedback/content.ts'
import { storePicture } from '../files/pictures.ts'
import { storeVideo } from '../files/videos.ts'
import { addBanner, addServiceScope, setFigures, setHomeVideo } from '../home/content.ts'
import { newYorkMoment } from '../time.ts'
import { activities, activityTypes } from './content/activities.ts'
import { banners } from './content/banners.ts'
import { cities } from './content/cities.ts'
import { comments } from './content/comments.ts'
import { company, offices } from './content/company.ts'
import { figures } from './content/figures.ts'
import { scopes } from './content/scopes.ts'
import type { DemoActivity } from './content/types.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const demoLock = 4_711_001

/**
 * Fills an empty database with the content of a fictional agency, all of it or nothing.
 * Processes that start at once take turns; a database that has a company is left alone.
 * @returns whether it was loaded now
 */
export async function loadDemo(db: Database, mediaDir: string, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (step) => {
    await sql`select pg_advisory_xact_lock(${demoLock})`.execute(step)
    if (await hasCompany(step)) return false
    await loadAgency(step)
    await loadHome(step, mediaDir)
    await loadActivities(step, mediaDir, now)
    await loadComments(step, mediaDir, now)
    return true
  })
}

async function loadAgency(db: Database) {
  await setCompany(db, company)
  await setFigures(db, figures)
  for (const city of cities) await addCity(db, city)
  for (const office of offices) await addOffice(db, office)
}

async function loadHome(db: Database, mediaDir: string) {
  for (const banner of banners) await addBanner(db, { ...banner, picture: await picture(mediaDir, banner.picture) })
  for (const scope of scopes) await addServiceScope(db, { ...scope, picture: await picture(mediaDir, scope.picture) })
  const film = { folder: join(here, 'film'), video: 'promo.mp4', poster: 'poster.webp' }
  await setHomeVideo(db, await storeVideo(mediaDir, film))
}

async function loadActivities(db: Database, mediaDir: string, now: Date) {
  for (const type of activityTypes) await addActivityType(db, type)
  for (const activity of activities) {
    const pictures = await Promise.all(activity.pictures.map((name) => picture(mediaDir, name)))
    await addActivity(db, { ...activity, ...moments(activity, now), pictures })
  }
}

function moments(activity: DemoActivity, now: Date) {
  const startsAt = newYorkMoment(now, activity.startsInDays, activity.startTime)
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + activity.durationMinutes * 60_000),
    registrationOpensAt: newYorkMoment(now, activity.registrationOpensInDays, '09:00'),
    registrationClosesAt: newYorkMoment(now, activity.registrationClosesInDays, '18:00'),
  }
}

async function loadComments(db: Database, mediaDir: string, now: Date) {
  for (const comment of comments) {
    const pictures = await Promise.all(comment.pictures.map((name) => picture(mediaDir, name)))
    const createdAt = newYorkMoment(now, -comment.daysAgo, '12:00')
    const id = await addComment(db, { ...comment, pictures, createdAt })
    await publishComment(db, id, { reply: comment.reply, featured: comment.top })
  }
}

const stored = new Map<string, Promise<string>>()

/** Pictures of the demo are shared by many records; each is drawn and stored once. */
function picture(mediaDir: string, name: string): Promise<string> {
  const key = `${mediaDir} ${name}`
  const known = stored.get(key)
  if (known) return known
  const made = readFile(join(here, 'pictures', `${name}.svg`)).then((svg) => storePicture(mediaDir, svg))
  stored.set(key, made)
  return made
}
