import { questionGroupKind, questionKind, teamEventKind, teamMemberKind } from '@portal/contract/about/content'
import { serviceKind } from '@portal/contract/care/services/content'
import { boroughKind, companyKind, contactKind } from '@portal/contract/company/content'
import { bannerKind, figuresKind, serviceScopeKind } from '@portal/contract/home/content'
import { newYorkTime } from '@portal/contract/new-york'
import { articleTypeKind } from '@portal/contract/news/article-types'
import { searchWordsKind } from '@portal/contract/search/content'
import {
  addActivity,
  addActivityType,
  addArticle,
  addComment,
  addContent,
  addLegalDocument,
  type FileStore,
  hasCompany,
  lockWithoutTimeout,
  markCalledOff,
  newYorkMoment,
  publishComment,
  type Services,
  setHomeVideo,
  setPublished,
  type Tx,
} from '@portal/server/seed'
import { access, pictureAlts, priceOf, spoken, transport } from './content/activities/facts.ts'
import { activities, activityTypes } from './content/activities.ts'
import { articleTypes } from './content/article-types.ts'
import { articles } from './content/articles.ts'
import { banners } from './content/banners.ts'
import { cities } from './content/cities.ts'
import { company } from './content/company.ts'
import { questionGroups, questions } from './content/faq.ts'
import { figures } from './content/figures.ts'
import { legalDocuments } from './content/legal.ts'
import { reviews } from './content/reviews.ts'
import { scopes } from './content/scopes.ts'
import { services } from './content/services.ts'
import { synonyms } from './content/synonyms.ts'
import { team } from './content/team.ts'
import { teamEvents } from './content/team-events.ts'
import type { DemoActivity } from './content/types.ts'
import { film, picture } from './media.ts'
import { loadOffices } from './offices.ts'
import { loadPeople } from './people.ts'
import { loadQueue } from './queue.ts'
import { loadTraining } from './training.ts'

interface Log {
  info(details: object, message: string): void
}

const demoLock = 4_711_001

/**
 * Fills an empty database with the content of a fictional agency, in one transaction. Processes that start at the same time take
 * turns; a database that has a company is left unchanged. `people`: include the demo accounts, whose passwords are public. `queue`: include
 * two hundred people who wait for an answer of staff.
 * @returns whether this call loaded the content
 */
export async function loadDemo(
  { db, keys, files }: Pick<Services, 'db' | 'keys' | 'files'>,
  { people, queue = false, log }: { people: boolean; queue?: boolean; log: Log },
): Promise<boolean> {
  const now = new Date()
  return db.transaction().execute(async (tx) => {
    await lockWithoutTimeout(tx, demoLock, () =>
      log.info({}, 'waiting for another process that loads the demo content'),
    )
    if (await hasCompany(tx)) return false
    await loadAgency(tx)
    await loadOffices(tx, now)
    await loadServices(tx, files)
    await loadHome(tx, files)
    await loadActivities(tx, files, now)
    await loadReviews(tx, files, now)
    await loadNews(tx, files, now)
    await loadAbout(tx, files, now)
    const modules = await loadTraining(tx, files)
    if (people) await loadPeople(tx, { keys, files }, { now, modules })
    if (queue) await loadQueue(tx, { keys, files }, now)
    return true
  })
}

async function loadAgency(db: Tx) {
  await addContent(db, companyKind, company, 'only')
  await addContent(db, contactKind, company, 'only')
  await addContent(db, figuresKind, figures, 'only')
  for (const words of synonyms) await addContent(db, searchWordsKind, { words })
  for (const { key, name } of cities) await addContent(db, boroughKind, { name }, key)
}

async function loadServices(db: Tx, files: FileStore) {
  for (const service of services)
    await addContent(db, serviceKind, { ...service, picture: await picture(files, service.picture) })
}

async function loadHome(db: Tx, files: FileStore) {
  for (const banner of banners)
    await addContent(db, bannerKind, { ...banner, picture: await picture(files, banner.picture) })
  for (const scope of scopes)
    await addContent(db, serviceScopeKind, { ...scope, picture: await picture(files, scope.picture) })
  await setHomeVideo(db, await film(files))
}

async function loadActivities(db: Tx, files: FileStore, now: Date) {
  for (const type of activityTypes) await addActivityType(db, type)
  for (const activity of activities) {
    const pictures = await Promise.all(activity.pictures.map((name) => picture(files, name)))
    const id = await addActivity(db, { ...activity, ...moments(activity, now), ...factsOf(activity), pictures })
    if (activity.calledOff) await markCalledOff(db, id, activity.calledOff, now)
  }
}

function factsOf({ pictures, types, city }: DemoActivity) {
  return {
    price: priceOf(types),
    spoken: spoken[city],
    access: access[city],
    transport: transport[city],
    pictureAlts: pictures.map((name) => pictureAlts[name] ?? { en: '', 'zh-CN': '', 'zh-TW': '' }),
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

async function loadReviews(db: Tx, files: FileStore, now: Date) {
  for (const review of reviews) {
    const pictures = await Promise.all(review.pictures.map((name) => picture(files, name)))
    const createdAt = newYorkMoment(now, -review.daysAgo, '12:00')
    const id = await addComment(db, { ...review, pictures, createdAt })
    await publishComment(db, id, { reply: review.reply, featured: review.top })
  }
}

async function loadNews(db: Tx, files: FileStore, now: Date) {
  for (const { key, name } of articleTypes) await addContent(db, articleTypeKind, { name }, key)
  for (const article of articles) {
    const publishedAt = newYorkMoment(now, -article.publishedDaysAgo, '08:00')
    const content = { ...article, picture: await picture(files, article.picture) }
    await setPublished(db, await addArticle(db, content, publishedAt), publishedAt)
  }
}

async function loadAbout(db: Tx, files: FileStore, now: Date) {
  for (const member of team)
    await addContent(db, teamMemberKind, { ...member, picture: await picture(files, member.picture) })
  for (const event of teamEvents) {
    const date = newYorkTime(newYorkMoment(now, -event.daysAgo, '12:00')).slice(0, 10)
    const pictures = event.pictures.map(async (one) => ({ ...one, picture: await picture(files, one.picture) }))
    await addContent(db, teamEventKind, { ...event, date, pictures: await Promise.all(pictures) })
  }
  for (const { key, name } of questionGroups) await addContent(db, questionGroupKind, { name }, key)
  for (const { key, group, ...question } of questions)
    await addContent(db, questionKind, { ...question, groupId: group }, key)
  for (const document of legalDocuments) await addLegalDocument(db, document)
}
