import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { DraftOf } from '@portal/contract/content/kind'
import { homeFilmKind, managedHomeFilm } from '@portal/contract/home/content'
import { languages, type Texts } from '@portal/contract/language'
import type { ManagedKind } from '../content/managed-kind.ts'
import type { Content } from '../content/tables.ts'
import type { Database, Tx } from '../db/client.ts'
import { hasFilm, putFilm } from '../files/films.ts'
import { fetchMedia, publishMedia } from '../files/media.ts'
import { offer } from '../files/staff-pictures.ts'
import type { FileStore } from '../files/store.ts'
import type { VideoParts } from '../files/videos.ts'
import { PortalError } from '../http/errors.ts'

type Said = DraftOf<(typeof homeFilmKind)['fields']>

/** The film of the home page. It is shown from a folder with its poster and captions beside it, which is made of what is chosen. */
export const managedHomeFilmKind: ManagedKind = {
  kind: homeFilmKind as never,
  endpoints: managedHomeFilm as never,
  previewKey: 'only',
  addresses: () => ['/'],
  async read(db) {
    const row = await db.selectFrom('home_video').selectAll().executeTakeFirst()
    return row ? { film: row.source ?? mediaName(row.path), poster: row.poster, captions: row.captions } : null
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
  choices: async (db) => ({ film: await selectFilms(db) }),
  async refuse(db, { after }) {
    const { film, poster } = after as Said
    const films = await selectFilms(db)
    return {
      ...(!films.some(({ id }) => id === film) && { film: 'choose' }),
      ...(poster === null && !folderOf(film) && { poster: 'required' }),
    } as Record<string, string>
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

/** Films for trainings, and those that were set with their poster and captions: the one that is shown, and those before. */
async function selectFilms(db: Database) {
  const [films, shown, earlier] = await Promise.all([
    db.selectFrom('training_films').select(['id', 'title']).orderBy('added_at', 'desc').orderBy('id').execute(),
    db.selectFrom('home_video').select(['path', 'source']).executeTakeFirst(),
    db
      .selectFrom('content_versions')
      .innerJoin('content_records', 'content_records.id', 'record_id')
      .select('content')
      .where('kind', '=', homeFilmKind.kind)
      .execute(),
  ])
  const named = [shown && (shown.source ?? mediaName(shown.path)), ...earlier.map(({ content }) => content.film)]
  const set = [...new Set(named)].filter((name): name is string => folderOf(name) !== undefined)
  return [
    ...set.map((id) => ({ id, label: setByOperator })),
    ...films.map(({ id, title }) => ({ id, label: { en: title, 'zh-CN': title, 'zh-TW': title } })),
  ]
}

const setByOperator = {
  en: 'Film that came with the site',
  'zh-CN': '网站自带的视频',
  'zh-TW': '網站內建的影片',
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

/** A content with the captions that it leaves to a film of trainings: they may be corrected under the film's id. */
async function withCaptions(db: Database, content: Content): Promise<Content> {
  const { film, captions } = content as Said
  const row = await db.selectFrom('training_films').select('captions').where('id', '=', film).executeTakeFirst()
  if (!row) return content
  const texts = languages.map((language) => [language, captions[language] || row.captions[language]])
  return { ...content, captions: Object.fromEntries(texts) }
}

/** Returns the video, poster and captions to combine. @throws PortalError invalid_input when the film or the poster is gone */
async function partsOf(db: Database, files: FileStore, content: Content): Promise<VideoParts> {
  const { film, poster, captions } = content as Said
  const own = await ownParts(db, files, film)
  const texts = languages.map((language) => [language, captions[language] || own.captions[language]] as const)
  return {
    putVideo: own.putVideo,
    poster: poster === null ? own.poster : await pictureFile(files, poster),
    captions: Object.fromEntries(texts) as unknown as Texts,
  }
}

async function ownParts(db: Database, files: FileStore, film: string): Promise<VideoParts> {
  const folder = folderOf(film)
  if (folder) {
    const { partsOfVideo } = await import('../files/videos.ts')
    if (await fetchMedia(files, `${folder}/video.mp4`)) return partsOfVideo(join(files.mediaDir, folder, 'video.mp4'))
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

/** The path of a film in a folder that is named after what it is made of, its captions included. */
function pathOf(content: Content): string {
  const { film, poster, captions } = content as Said
  if (isAsItWasSet(content)) return `/media/${folderOf(film)}/video.mp4`
  const made = JSON.stringify([film, poster, ...languages.map((language) => captions[language])])
  return `/media/${createHash('sha256').update(made).digest('hex').slice(0, 16)}/video.mp4`
}

function isAsItWasSet(content: Content): boolean {
  const { film, poster, captions } = content as Said
  return folderOf(film) !== undefined && poster === null && Object.values(captions).every((text) => text === '')
}

function nameOf(path: string): string {
  return path.slice('/media/'.length)
}

function mediaName(path: string): string {
  return `media-${nameOf(path).split('/')[0]}`
}

function folderOf(film: unknown): string | undefined {
  return typeof film === 'string' ? /^media-([0-9a-f]{16})$/.exec(film)?.[1] : undefined
}
