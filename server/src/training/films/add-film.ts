import { readFile } from 'node:fs/promises'
import { hour } from '@portal/contract/durations'
import { languages } from '@portal/contract/language'
import { record } from '../../audit/record.ts'
import { cuesOf } from '../../files/captions.ts'
import { checkVideo, reasonOf, UnfitFilmError } from '../../files/film-check.ts'
import type { FilmFiles } from '../../files/films.ts'
import type { Mp4 } from '../../files/mp4.ts'
import type { Services } from '../../services.ts'
import { addFilm } from '../content.ts'

const limits = { bytes: 2_000_000_000, durationMs: 4 * hour }
/** Maximum difference in duration between renditions of one film. */
const maxDifferenceMs = 1_500

/** A film as added by an operator. */
export interface EnteredFilm extends FilmFiles {
  title: string
}

/** A file that cannot be used, with the reason for the operator. */
export class FilmError extends Error {}

/**
 * Validates the files of a film by their content, stores them and lists the film for trainers. Adding the same film again replaces its
 * title and captions.
 * @throws FilmError naming the file and its problem
 */
export async function addCheckedFilm(
  services: Pick<Services, 'db' | 'keys' | 'files'>,
  film: EnteredFilm,
): Promise<{ id: string; durationMs: number }> {
  const durationMs = await checkVideos(film)
  for (const language of languages) await checkCaptions(film.captions[language], durationMs)
  const id = await addFilm(services.db, services.files, { ...film, durationMs })
  await services.db.transaction().execute(async (tx) => {
    const event = { actor: 'system', action: 'training.film.add', subject: `film ${id}`, outcome: 'done' } as const
    await record(tx, services.keys, event)
  })
  return { id, durationMs }
}

async function checkVideos({ standard, low }: FilmFiles): Promise<number> {
  const { durationMs } = await checkNamed(standard)
  if (low === standard) return durationMs
  const small = await checkNamed(low)
  if (Math.abs(small.durationMs - durationMs) <= maxDifferenceMs) return durationMs
  throw new FilmError(`${low} lasts ${seconds(small.durationMs)}, but ${standard} lasts ${seconds(durationMs)}`)
}

async function checkNamed(path: string): Promise<Mp4> {
  return checkVideo(path, limits).catch((error: unknown) => {
    throw error instanceof UnfitFilmError ? new FilmError(`${path} ${error.message}`) : error
  })
}

async function checkCaptions(path: string, durationMs: number): Promise<void> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new FilmError(`${path} ${reasonOf(error)}`)
  })
  const text = utf8(bytes)
  if (text === undefined) throw new FilmError(`${path} is not encoded as UTF-8`)
  if (!/^WEBVTT(\s|$)/.test(text)) throw new FilmError(`${path} is not a WebVTT file: its first line must be WEBVTT`)
  const cues = cuesOf(text)
  if (cues.length === 0) throw new FilmError(`${path} has no captions`)
  const late = cues.find(({ fromMs, toMs }) => fromMs >= durationMs || toMs <= fromMs)
  if (!late) return
  throw new FilmError(`${path} has a caption at ${seconds(late.fromMs)} that ends before it begins, or after the film`)
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
