import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { WrongFields } from '@portal/contract/fields/check-input'
import { homeFilmKind, managedHomeFilm } from '@portal/contract/home/content'
import { languages } from '@portal/contract/language'
import type { ManagedKind } from '../content/managed-kind.ts'
import type { Content } from '../content/tables.ts'
import type { Tx } from '../db/client.ts'
import { fetchMedia, publishMedia } from '../files/media.ts'
import { filmId, filmPath } from '../files/media-films.ts'
import { offer } from '../files/staff-pictures.ts'
import { PortalError } from '../http/errors.ts'
import { describeFilms, selectFilms } from './film-choices.ts'
import { nameOf, partsOf, type Said, withCaptions } from './film-parts.ts'

/** The film of the home page. It is shown from a folder with its poster and captions beside it, which is made of what is chosen. */
export const managedHomeFilmKind: ManagedKind = {
  kind: homeFilmKind as never,
  endpoints: managedHomeFilm as never,
  previewKey: 'only',
  addresses: () => ['/'],
  async read(db) {
    const row = await db.selectFrom('home_video').selectAll().executeTakeFirst()
    return row ? { film: row.source ?? filmId(row.path), poster: row.poster, captions: row.captions } : null
  },
  async apply(tx, _, content) {
    const { film, poster, captions } = content as Said
    const path = pathOf(await withCaptions(tx, content))
    if (!isAsItWasSet(content)) await assertPrepared(tx, path)
    const values = { path, source: film, poster, captions: JSON.stringify(captions) }
    await tx
      .insertInto('home_video')
      .values(values)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
      .execute()
    return 'only'
  },
  async withdraw(tx) {
    await tx.deleteFrom('home_video').execute()
  },
  choices: async (services) => ({ film: await describeFilms(services) }),
  async refuse(db, { after }) {
    const { film, poster, captions } = after as Said
    const chosen = (await selectFilms(db)).find(({ id }) => id === film)
    if (!chosen) return { film: 'choose' }
    const uncaptioned = languages.filter((language) => !chosen.hasCaptions && !captions[language])
    return {
      ...(poster === null && !chosen.hasPoster && { poster: 'required' }),
      ...Object.fromEntries(uncaptioned.map((language) => [`captions.${language}`, 'required'])),
    } as WrongFields
  },
  async prepare({ db, files }, content) {
    if (isAsItWasSet(content)) return void (await partsOf(db, files, content))
    const said = await withCaptions(db, content)
    const path = pathOf(said)
    const partsIfMissing = async () => ((await fetchMedia(files, nameOf(path))) ? undefined : partsOf(db, files, said))
    // What cannot be made is refused before it is offered.
    await partsIfMissing()
    await offer(db, path)
    // Looked for again: a sweep may have run until the offer, and leaves the folder from now on.
    const parts = await partsIfMissing()
    // Loads the image library only when a film is put together, to save memory.
    const { composeVideo } = await import('../files/videos.ts')
    if (parts) await composeVideo(join(files.mediaDir, nameOf(path), '..'), parts)
    await publishMedia(files, path)
  },
}

/** @throws PortalError changed_meanwhile unless the folder was made, or while it is set aside */
async function assertPrepared(tx: Tx, path: string) {
  const offered = tx
    .selectFrom('staff_pictures')
    .select('path')
    .where('path', '=', path)
    .where('deleted_at', 'is', null)
  if (!(await offered.executeTakeFirst())) throw new PortalError('changed_meanwhile')
}

/** The path of a film in a folder that is named after what it is made of, its captions included. */
function pathOf(content: Content): string {
  const { film, poster, captions } = content as Said
  if (isAsItWasSet(content)) return filmPath(film) ?? ''
  const made = JSON.stringify([film, poster, ...languages.map((language) => captions[language])])
  return `/media/${createHash('sha256').update(made).digest('hex').slice(0, 16)}/video.mp4`
}

function isAsItWasSet(content: Content): boolean {
  const { film, poster, captions } = content as Said
  return filmPath(film) !== undefined && poster === null && Object.values(captions).every((text) => text === '')
}
