import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addLegalDocument, addQuestionGroup, setQuestion } from '../about/content.ts'
import { addTeamMember } from '../about/team.ts'
import { addTeamEvent } from '../about/team-events.ts'
import { addActivity, addActivityType, markCalledOff } from '../activities/content.ts'
import { addService } from '../care/content.ts'
import { addCity, setCompany } from '../company/content.ts'
import { hasCompany } from '../company/queries.ts'
import { type Database, takeTurn } from '../db/client.ts'
import { addComment, publishComment } from '../feedback/content.ts'
import { publishMedia } from '../files/media.ts'
import { storePicture } from '../files/pictures.ts'
import type { FileStore } from '../files/store.ts'
import { storeVideo } from '../files/videos.ts'
import { addBanner, addServiceScope, setFigures, setHomeVideo } from '../home/content.ts'
import { addArticle, addArticleType, setPublished } from '../news/content.ts'
import type { Services } from '../services.ts'
import { newYorkMoment, newYorkTime } from '../time.ts'
import { activities, activityTypes } from './content/activities.ts'
import { articleTypes } from './content/article-types.ts'
import { articles } from './content/articles.ts'
import { banners } from './content/banners.ts'
import { cities } from './content/cities.ts'
import { comments } from './content/comments.ts'
import { company } from './content/company.ts'
import { questionGroups, questions } from './content/faq.ts'
import { figures } from './content/figures.ts'
import { legalDocuments } from './content/legal.ts'
import { scopes } from './content/scopes.ts'
import { services } from './content/services.ts'
import { team } from './content/team.ts'
import { teamEvents } from './content/team-events.ts'
import type { DemoActivity } from './content/types.ts'
import { loadOffices } from './offices.ts'
import { loadPeople } from './people.ts'

interface Log {
  info(details: object, message: string): void
}

export type DemoTarget = Pick<Services, 'db' | 'keys' | 'files'>

const here = fileURLToPath(new URL('.', import.meta.url))
const demoLock = 4_711_001

/**
 * Fills an empty database with the content of a fictional agency, all of it or nothing.
 * Processes that start at once take turns; a database that has a company is left alone.
 * `people`: with its accounts, whose passwords everybody can read.
 * @returns whether it was loaded now
 */
export async function loadDemo(
  { db, keys, files }: DemoTarget,
  { people, log }: { people: boolean; log: Log },
): Promise<boolean> {
  const now = new Date()
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, demoLock, () => log.info({}, 'waiting for another process that loads the demo content'))
    if (await hasCompany(tx)) return false
    await loadAgency(tx)
    await loadOffices(tx, now)
    await loadServices(tx, files)
    await loadHome(tx, files)
    await loadActivities(tx, files, now)
    await loadComments(tx, files, now)
    await loadNews(tx, files, now)
    await loadAbout(tx, files, now)
    if (people) await loadPeople(tx, { keys, files }, now)
    return true
  })
}

async function loadAgency(db: Database) {
  await setCompany(db, company)
  await setFigures(db, figures)
  for (const city of cities) await addCity(db, city)
}

async function loadServices(db: Database, files: FileStore) {
  for (const service of services) await addService(db, { ...service, picture: await picture(files, service.picture) })
}

async function loadHome(db: Database, files: FileStore) {
  for (const banner of banners) await addBanner(db, { ...banner, picture: await picture(files, banner.picture) })
  for (const scope of scopes) await addServiceScope(db, { ...scope, picture: await picture(files, scope.picture) })
  const film = { folder: join(here, 'film'), video: 'promo.mp4', poster: 'poster.webp' }
  await setHomeVideo(db, await publishMedia(files, await storeVideo(files.mediaDir, film)))
}

async function loadActivities(db: Database, files: FileStore, now: Date) {
  for (const type of activityTypes) await addActivityType(db, type)
  for (const activity of activities) {
    const pictures = await Promise.all(activity.pictures.map((name) => picture(files, name)))
    const id = await addActivity(db, { ...activity, ...moments(activity, now), pictures })
    if (activity.calledOff) await markCalledOff(db, id, activity.calledOff, now)
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

async function loadComments(db: Database, files: FileStore, now: Date) {
  for (const comment of comments) {
    const pictures = await Promise.all(comment.pictures.map((name) => picture(files, name)))
    const createdAt = newYorkMoment(now, -comment.daysAgo, '12:00')
    const id = await addComment(db, { ...comment, pictures, createdAt })
    await publishComment(db, id, { reply: comment.reply, featured: comment.top })
  }
}

async function loadNews(db: Database, files: FileStore, now: Date) {
  for (const type of articleTypes) await addArticleType(db, type)
  for (const article of articles) {
    const publishedAt = newYorkMoment(now, -article.publishedDaysAgo, '08:00')
    const content = { ...article, picture: await picture(files, article.picture) }
    await setPublished(db, await addArticle(db, content, publishedAt), publishedAt)
  }
}

async function loadAbout(db: Database, files: FileStore, now: Date) {
  for (const member of team) await addTeamMember(db, { ...member, picture: await picture(files, member.picture) })
  for (const event of teamEvents) {
    const date = newYorkTime(newYorkMoment(now, -event.daysAgo, '12:00')).slice(0, 10)
    const pictures = event.pictures.map(async (one) => ({ ...one, picture: await picture(files, one.picture) }))
    await addTeamEvent(db, { ...event, date, pictures: await Promise.all(pictures) })
  }
  for (const group of questionGroups) await addQuestionGroup(db, group)
  for (const question of questions) await setQuestion(db, question)
  for (const document of legalDocuments) await addLegalDocument(db, document)
}

const stored = new Map<string, Promise<string>>()

/** Pictures of the demo are shared by many records; each is drawn and stored once. */
function picture(files: FileStore, name: string): Promise<string> {
  const key = `${files.mediaDir} ${name}`
  const known = stored.get(key)
  if (known) return known
  const made = readFile(join(here, 'pictures', `${name}.svg`))
    .then((svg) => storePicture(files.mediaDir, svg))
    .then((path) => publishMedia(files, path))
  stored.set(key, made)
  return made
}
