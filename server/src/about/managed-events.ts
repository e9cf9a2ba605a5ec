import { managedTeamEvents, teamEventKind } from '@portal/contract/about/content'
import type { GalleryPicture } from '@portal/contract/content/gallery'
import type { ManagedKind } from '../content/managed-kind.ts'
import { tableKind } from '../content/table-kind.ts'
import type { Database, Tx } from '../db/client.ts'

const { pictures: _, ...ownFields } = teamEventKind.fields

/** The events without their galleries. */
const events = tableKind({
  kind: { ...teamEventKind, fields: ownFields } as never,
  endpoints: managedTeamEvents as never,
  table: 'team_events',
  columns: { date: 'happened_on' },
  updatedAt: 'updated_at',
  addresses: (key) => [`/about/teamevent/${key}`, '/about/team'],
})

/** Events of the team, whose galleries are a table of their own. */
export const managedTeamEventKind: ManagedKind = {
  ...events,
  kind: teamEventKind as never,
  async read(db, key) {
    const event = await events.read(db, key)
    return event && { ...event, pictures: await selectGallery(db, Number(key)) }
  },
  async apply(tx, key, { pictures, ...event }) {
    const id = await events.apply(tx, key, event)
    await writeGallery(tx, Number(id), pictures as GalleryPicture[])
    return id
  },
}

function selectGallery(db: Database, eventId: number) {
  return db
    .selectFrom('team_event_pictures')
    .select(['picture', 'alt', 'caption'])
    .where('event_id', '=', eventId)
    .orderBy('position')
    .execute()
}

async function writeGallery(tx: Tx, eventId: number, gallery: readonly GalleryPicture[]) {
  await tx.deleteFrom('team_event_pictures').where('event_id', '=', eventId).execute()
  const rows = gallery.map(({ picture, alt, caption }, position) => ({
    event_id: eventId,
    position,
    picture,
    alt: JSON.stringify(alt),
    caption: JSON.stringify(caption),
  }))
  if (rows.length > 0) await tx.insertInto('team_event_pictures').values(rows).execute()
}
