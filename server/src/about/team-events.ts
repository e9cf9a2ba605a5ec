import type { StaffTeamEvent } from '@portal/contract/about/staff'
import type { Texts } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { sanitizeTexts } from '../http/rich-text.ts'

export interface TeamEventContent {
  title: Texts
  place: Texts
  /** YYYY-MM-DD. */
  date: string
  summary: Texts
  /** HTML as entered; sanitized when saved. */
  body: Texts
  /** Paths of stored pictures with their texts; at least one. The first is the cover. */
  pictures: { picture: string; alt: Texts; caption: Texts }[]
}

/**
 * Adds a team event with its gallery and returns its id.
 * @throws PortalError invalid_input when sanitizing leaves no text in the body
 */
export async function addTeamEvent(db: Database, event: TeamEventContent): Promise<number> {
  const { id } = await db.insertInto('team_events').values(valuesOf(event)).returning('id').executeTakeFirstOrThrow()
  await addGallery(db, id, event)
  return id
}

/** Replaces a team event and its gallery. @throws PortalError not_found, invalid_input */
export async function changeTeamEvent(tx: Tx, id: number, event: TeamEventContent): Promise<void> {
  const change = { ...valuesOf(event), updated_at: new Date() }
  const { numUpdatedRows } = await tx.updateTable('team_events').set(change).where('id', '=', id).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PortalError('not_found')
  await tx.deleteFrom('team_event_pictures').where('event_id', '=', id).execute()
  await addGallery(tx, id, event)
}

/** Deletes a team event with its gallery. @throws PortalError not_found */
export async function deleteTeamEvent(db: Database, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('team_events').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new PortalError('not_found')
}

/** A team event in all languages. @throws PortalError not_found */
export async function selectStaffTeamEvent(db: Database, id: number): Promise<StaffTeamEvent> {
  const event = await db
    .selectFrom('team_events')
    .select(['id', 'version', 'title', 'place', 'summary', 'body', sql<string>`happened_on::text`.as('date')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) throw new PortalError('not_found')
  const pictures = await db
    .selectFrom('team_event_pictures')
    .select(['picture', 'alt', 'caption'])
    .where('event_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...event, pictures }
}

async function addGallery(db: Database, id: number, event: TeamEventContent) {
  const pictures = event.pictures.map(({ picture, alt, caption }, position) => ({
    event_id: id,
    position,
    picture,
    alt: JSON.stringify(alt),
    caption: JSON.stringify(caption),
  }))
  await db.insertInto('team_event_pictures').values(pictures).execute()
}

function valuesOf(event: TeamEventContent) {
  return {
    happened_on: event.date,
    title: JSON.stringify(event.title),
    place: JSON.stringify(event.place),
    summary: JSON.stringify(event.summary),
    body: JSON.stringify(sanitizeTexts(event.body, 'body')),
  }
}
