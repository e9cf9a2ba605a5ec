import { pipeline, type Readable, Transform } from 'node:stream'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { filmOf, filmOffsets, type Rendition, renditions } from '../../files/films.ts'
import type { FileStore } from '../../files/store.ts'
import type { PartedFile } from '../../http/file-body.ts'
import type { Services } from '../../services.ts'
import { evenOffsets, partCount, partsOf, toBits } from './served.ts'

/** One file of a film, sent for a viewing. */
interface Sent {
  filmId: string
  viewingId: string
  rendition: Rendition
  size: number
  offsets: readonly number[] | null
}

/** Serves a film in ranges. Records the sent parts for the viewing's assignment. */
export function servedFilm({ db, files }: Pick<Services, 'db' | 'files'>, sent: Sent): PartedFile {
  const file = filmOf(files, sent.filmId, sent.rendition, sent.size)
  const offsets = sent.offsets ?? evenOffsets(sent.size)
  const read = async (part: { first: number; last: number }) => {
    const noted = new Set<number>()
    let at = part.first
    // Recorded before the bytes are sent: a player never reports a part as watched before it is recorded.
    return passing(await file.read(part), async (length) => {
      const parts = partsOf(offsets, { first: at, last: at + length - 1 })
      at += length
      if (parts.every((one) => noted.has(one))) return
      for (const one of parts) noted.add(one)
      await note(db, sent, toBits(noted))
    })
  }
  return { ...file, read }
}

/** The content stream, which sends each chunk once `before` has resolved for its length. */
function passing(content: Readable, before: (length: number) => Promise<void>): Readable {
  const gate = new Transform({
    transform(chunk: Buffer, _, done) {
      before(chunk.length).then(() => done(null, chunk), done)
    },
  })
  // An error reaches the reader of the gate; a reader who disconnects closes the file.
  return pipeline(content, gate, () => undefined)
}

async function note(db: Database, { viewingId, filmId }: Sent, bits: string) {
  await sql`
    insert into training_served as known (assignment_id, film_id, parts)
      select assignment_id, ${filmId}, ${bits}::bit(100) from training_viewings where id = ${viewingId}
    on conflict (assignment_id, film_id) do update set parts = known.parts | excluded.parts
      where known.parts | excluded.parts <> known.parts`.execute(db)
}

/** The parts of a film sent for an assignment, one bit each. */
export async function selectServed(tx: Tx, assignmentId: string, filmId: string): Promise<string> {
  const row = await tx
    .selectFrom('training_served')
    .select('parts')
    .where('assignment_id', '=', assignmentId)
    .where('film_id', '=', filmId)
    .executeTakeFirst()
  return row?.parts ?? ''
}

/** Stores where the parts of a film begin in its files, at the film's first use. */
export async function measureFilm({ db, files }: { db: Database; files: FileStore }, id: string): Promise<void> {
  const film = await db
    .selectFrom('training_films')
    .select(['standard_bytes', 'low_bytes'])
    .where('id', '=', id)
    .where((e) => e.or([e('standard_offsets', 'is', null), e('low_offsets', 'is', null)]))
    .executeTakeFirst()
  if (!film) return
  for (const rendition of renditions) {
    const file = { id, rendition, size: film[`${rendition}_bytes`] }
    // A file whose index does not say is assumed to have a constant bit rate.
    const offsets = await filmOffsets(files, file, partCount).catch(() => undefined)
    if (!offsets) continue
    await db.updateTable('training_films').set(`${rendition}_offsets`, offsets).where('id', '=', id).execute()
  }
}
