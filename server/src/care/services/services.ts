import type { ServiceCost } from '@portal/contract/care/services/public'
import type { Service, ServiceDetail } from '@portal/contract/care/services/services'
import { inLanguage, type Language } from '@portal/contract/language'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { PortalError } from '../../http/errors.ts'

type Row = Selectable<Schema['services']>

/** The services that patients can apply for (acceptance W01). */
export async function selectServices(db: Database, language: Language): Promise<Service[]> {
  const rows = await db.selectFrom('services').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => shown(row, language))
}

/** All services with their details for the guide to services. */
export async function selectServiceCosts(db: Database, language: Language): Promise<ServiceCost[]> {
  const rows = await db.selectFrom('services').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ id, title, summary, for_whom, cost, needs }) => ({
    serviceId: id,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    forWhom: inLanguage(for_whom, language),
    cost: inLanguage(cost, language),
    needs,
  }))
}

/** A service in full. @throws PortalError not_found */
export async function selectService(db: Database, id: number, language: Language): Promise<ServiceDetail> {
  const row = await findService(db, id)
  const words = (texts: Row['title']) => inLanguage(texts, language)
  return {
    ...shown(row, language),
    description: words(row.description),
    forWhom: words(row.for_whom),
    requirements: words(row.requirements),
    cost: words(row.cost),
    documents: [
      ...row.required_papers.map((kind) => ({ kind, required: true })),
      ...row.optional_papers.map((kind) => ({ kind, required: false })),
    ],
  }
}

/** The subject of an application: the title of its service, or that the service is settled at the visit. */
export function itemOf(title: Row['title'] | null, language: Language): string {
  return title ? inLanguage(title, language) : undecided[language]
}

const undecided = { en: 'Finding the right service', 'zh-CN': '了解适合的服务', 'zh-TW': '了解適合的服務' }

/** A service's row. @throws PortalError not_found */
export async function findService(db: Database, id: number): Promise<Row> {
  const row = await db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

function shown(row: Row, language: Language): Service {
  const words = (texts: Row['title']) => inLanguage(texts, language)
  return {
    serviceId: row.id,
    title: words(row.title),
    summary: words(row.summary),
    picture: row.picture,
    alt: words(row.alt),
    methods: row.methods,
  }
}
