import { inLanguage, isLanguage } from '@portal/contract/language'
import type { getFilmFile } from '@portal/contract/training/public'
import type * as z from 'zod'
import type { Call } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { FileBody } from '../../http/file-body.ts'
import { checkLink } from './film-links.ts'
import { servedFilm } from './serve-film.ts'

/** A file of a film for the holder of a link. @throws TrainingError film_link_invalid, film_link_expired; PortalError not_found */
export async function filmFile(
  call: Pick<Call, 'db' | 'keys' | 'files'>,
  link: z.output<(typeof getFilmFile)['input']>,
): Promise<FileBody> {
  checkLink(call.keys, link, new Date())
  const film = await call.db
    .selectFrom('training_films')
    .select(['standard_bytes', 'low_bytes', 'standard_offsets', 'low_offsets', 'captions'])
    .where('id', '=', link.filmId)
    .executeTakeFirst()
  if (!film) throw new PortalError('not_found')
  if (link.file === 'standard' || link.file === 'low') {
    const [size, offsets] = [film[`${link.file}_bytes`], film[`${link.file}_offsets`]]
    return servedFilm(call, { ...link, rendition: link.file, size, offsets })
  }
  const language = link.file.slice('captions-'.length)
  const captions = inLanguage(film.captions, isLanguage(language) ? language : 'en')
  return { type: 'text/vtt; charset=utf-8', content: captions }
}
