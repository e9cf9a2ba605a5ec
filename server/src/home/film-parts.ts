import { join } from 'node:path'
import type { DraftOf } from '@portal/contract/content/kind'
import type { homeFilmKind } from '@portal/contract/home/content'
import { inEachLanguage } from '@portal/contract/language'
import type { Content } from '../content/tables.ts'
import type { Database } from '../db/client.ts'
import { hasFilm, putFilm } from '../files/films.ts'
import { fetchMedia } from '../files/media.ts'
import { filmPath } from '../files/media-films.ts'
import type { FileStore } from '../files/store.ts'
import type { VideoParts } from '../files/videos.ts'
import { PortalError } from '../http/errors.ts'

export type Said = DraftOf<(typeof homeFilmKind)['fields']>

/** A content with the captions that it leaves to a film of trainings: they may be corrected under the film's id. */
export async function withCaptions(db: Database, content: Content): Promise<Content> {
  const { film, captions } = content as Said
  const row = await db.selectFrom('training_films').select('captions').where('id', '=', film).executeTakeFirst()
  if (!row) return content
  return { ...content, captions: inEachLanguage((language) => captions[language] || row.captions[language]) }
}

/** Returns the video, poster and captions to combine. @throws PortalError invalid_input when the film or the poster is gone */
export async function partsOf(db: Database, files: FileStore, content: Content): Promise<VideoParts> {
  const { film, poster, captions } = content as Said
  const own = await ownParts(db, files, film)
  return {
    putVideo: own.putVideo,
    poster: poster === null ? own.poster : await pictureFile(files, poster),
    captions: inEachLanguage((language) => captions[language] || own.captions[language]),
  }
}

export async function ownParts(db: Database, files: FileStore, film: string): Promise<VideoParts> {
  const path = filmPath(film)
  if (path) {
    const { partsOfVideo } = await import('../files/videos.ts')
    if (await fetchMedia(files, nameOf(path))) return partsOfVideo(join(files.mediaDir, nameOf(path)))
    throw new PortalError('invalid_input', { film: 'choose' })
  }
  const row = await db.selectFrom('training_films').select('captions').where('id', '=', film).executeTakeFirst()
  if (!row || !(await hasFilm(files, film))) throw new PortalError('invalid_input', { film: 'choose' })
  return { putVideo: (to) => putFilm(files, film, to), poster: undefined, captions: row.captions }
}

/** @throws PortalError invalid_input */
async function pictureFile(files: FileStore, path: string): Promise<string> {
  if (await fetchMedia(files, nameOf(path))) return join(files.mediaDir, nameOf(path))
  throw new PortalError('invalid_input', { poster: 'uploadGone' })
}

/** The name of public media, as the folder has it. */
export function nameOf(path: string): string {
  return path.slice('/media/'.length)
}
