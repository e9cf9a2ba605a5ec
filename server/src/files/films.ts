import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { languages, type Texts } from '@portal/contract/language'
import { PortalError } from '../http/errors.ts'
import type { PartedFile } from '../http/file-body.ts'
import { linkFile } from './folders.ts'
import { readIndex } from './mp4.ts'
import { offsetsOf } from './mp4-offsets.ts'
import { type FileStore, isMissing } from './store.ts'

/** The two sizes of a film: the ordinary one, and one for slow lines. */
export const renditions = ['standard', 'low'] as const
export type Rendition = (typeof renditions)[number]

/** The paths of a film's files before it is stored. */
export interface FilmFiles extends Record<Rendition, string> {
  /** WebVTT. */
  captions: Texts
}

export interface StoredFilm {
  /** Made from the film's content. */
  id: string
  bytes: Record<Rendition, number>
  captions: Texts
}

/** The files of a film in a folder: `standard.mp4`, `low.mp4` and `captions.<language>.vtt`. */
export function filmIn(folder: string): FilmFiles {
  const captions = languages.map((language) => [language, join(folder, `captions.${language}.vtt`)])
  const [standard, low] = [join(folder, 'standard.mp4'), join(folder, 'low.mp4')]
  return { standard, low, captions: Object.fromEntries(captions) }
}

/** Stores a film, which only holders of a link can see, under a name made from its content. */
export async function storeFilm({ disk }: Pick<FileStore, 'disk'>, film: FilmFiles): Promise<StoredFilm> {
  const hash = createHash('sha256')
  for (const rendition of renditions) for await (const chunk of createReadStream(film[rendition])) hash.update(chunk)
  const id = hash.digest('hex').slice(0, 16)
  const bytes = { standard: 0, low: 0 }
  for (const rendition of renditions) {
    bytes[rendition] = (await stat(film[rendition])).size
    if (await isStored({ disk }, id, rendition, bytes[rendition])) continue
    await disk.putStream(keyOf(id, rendition), createReadStream(film[rendition]))
  }
  const captions = languages.map(async (language) => [language, await readFile(film.captions[language], 'utf8')])
  return { id, bytes, captions: Object.fromEntries(await Promise.all(captions)) }
}

interface StoredFile {
  id: string
  rendition: Rendition
  /** In bytes. */
  size: number
}

/** A film to be sent in parts. */
export function filmOf(store: FileStore, id: string, rendition: Rendition, size: number): PartedFile {
  return {
    type: 'video/mp4',
    size,
    read: (part) =>
      store.readPart(keyOf(id, rendition), part).catch((error: unknown) => {
        throw isMissing(error) ? new PortalError('not_found') : error
      }),
  }
}

/** Whether the file of a film in its ordinary size is there. */
export function hasFilm({ disk }: Pick<FileStore, 'disk'>, id: string): Promise<boolean> {
  return disk.exists(keyOf(id, 'standard'))
}

/** Puts a stored film in its ordinary size at a path. @throws Error when it is gone */
export async function putFilm({ disk, mediaDir, shared }: FileStore, id: string, path: string): Promise<void> {
  const key = keyOf(id, 'standard')
  if (shared) await pipeline(await disk.getStream(key), createWriteStream(path))
  else await linkFile(join(mediaDir, '..', key), path)
}

/** Where equal parts of a stored film's time begin in its file. @throws Error when its index cannot be read */
export async function filmOffsets(store: FileStore, film: StoredFile, parts: number): Promise<number[]> {
  const { id, rendition, size } = film
  const readAt = async (first: number, length: number) =>
    buffer(await store.readPart(keyOf(id, rendition), { first, last: Math.min(first + length, size) - 1 }))
  return offsetsOf(await readIndex(readAt, size), parts)
}

/** An interrupted store leaves a part of the file, which is written again. */
async function isStored({ disk }: Pick<FileStore, 'disk'>, id: string, rendition: Rendition, size: number) {
  if (!(await disk.exists(keyOf(id, rendition)))) return false
  return (await disk.getMetaData(keyOf(id, rendition))).contentLength === size
}

function keyOf(id: string, rendition: Rendition): string {
  return `films/${id}/${rendition}.mp4`
}
