import { inLanguage, isLanguage } from '@portal/contract/language'
import type { getFilmFile } from '@portal/contract/training/public'
import type * as z from 'zod'
import { filmOf } from '../files/films.ts'
import type { Call } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { FileBody } from '../http/file-body.ts'
import { checkLink } from './film-links.ts'

/** A file of a film for the holder of a link. @throws TrainingError film_link_invalid, film_link_expired; PortalError not_found */
export async function filmFile(
  { db, keys, files }: Pick<Call, 'db' | 'keys' | 'files'>,
  link: z.output<(typeof getFilmFile)['input']>,
): Promise<FileBody> {
  checkLink(keys, link, new Date())
  const film = await db
    .selectFrom('training_films')
    .select(['standard_bytes', 'low_bytes', 'captions'])
    .where('id', '=', link.filmId)
    .executeTakeFirst()
  if (!film) throw new PortalError('not_found')
  if (link.file === 'standard') return filmOf(files, link.filmId, 'standard', film.standard_bytes)
  if (link.file === 'low') return filmOf(files, link.filmId, 'low', film.low_bytes)
  const language = link.file.slice('captions-'.length)
  const captions = inLanguage(film.captions, isLanguage(language) ? language : 'en')
  return { type: 'text/vtt; charset=utf-8', content: captions }
}
