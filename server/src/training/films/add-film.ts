import { readFile } from 'node:fs/promises'
import { hour } from '@portal/contract/durations'
import { languages } from '@portal/contract/language'
import { record } from '../../audit/record.ts'
import type { FilmFiles } from '../../files/films.ts'
import { type Mp4, readMp4 } from '../../files/mp4.ts'
import type { Services } from '../../services.ts'
import { addFilm } from '../content.ts'
import { cuesOf } from './captions.ts'

const maxBytes = 2_000_000_000
const maxDurationMs = 4 * hour
/** Maximum difference in duration between renditions of one film. */
const maxDifferenceMs = 1_500
/** Video formats that all current browsers play, in 8-bit 4:2:0 profiles (AV1: 8 or 10 bits). */
const playable: Record<string, readonly number[]> = {
  avc1: [66, 77, 88, 100],
  avc3: [66, 77, 88, 100],
  av01: [0],
  vp09: [0],
}
/** AAC (including its MPEG-2 form), MP3, Opus and FLAC. */
const audible = ['mp4a.40', 'mp4a.66', 'mp4a.67', 'mp4a.68', 'mp4a.69', 'mp4a.6b', 'Opus', 'fLaC']

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
  const { durationMs } = await checkVideo(standard)
  if (low === standard) return durationMs
  const small = await checkVideo(low)
  if (Math.abs(small.durationMs - durationMs) <= maxDifferenceMs) return durationMs
  throw new FilmError(`${low} lasts ${seconds(small.durationMs)}, but ${standard} lasts ${seconds(durationMs)}`)
}

async function checkVideo(path: string): Promise<Mp4> {
  const found = await readMp4(path).catch((error: NodeJS.ErrnoException) => {
    throw new FilmError(`${path} ${reasonOf(error)}`)
  })
  if (found.video.length === 0) throw new FilmError(`${path} has no video`)
  requirePlayable(path, found)
  if (found.bytes > maxBytes) throw new FilmError(`${path} is larger than 2 GB`)
  if (found.durationMs > maxDurationMs) throw new FilmError(`${path} is longer than 4 hours`)
  return found
}

/** @throws FilmError when some browser could not play the picture or the sound */
function requirePlayable(path: string, { video, sound }: Mp4) {
  for (const { name, profile } of video) {
    const profiles = playable[name]
    if (!profiles)
      throw new FilmError(`${path} is encoded as ${name}, which some browsers cannot play: convert it to H.264`)
    if (profile === undefined || !profiles.includes(profile))
      throw new FilmError(
        `${path} has colors (${name}, profile ${profile ?? 'unknown'}) that some browsers cannot play: ` +
          'convert it to 8 bits and 4:2:0 (ffmpeg … -pix_fmt yuv420p)',
      )
  }
  const foreign = sound.find((format) => !audible.includes(format))
  if (foreign === undefined) return
  throw new FilmError(
    `${path} has sound as ${foreign}, which some browsers cannot play: convert it to AAC (ffmpeg … -c:a aac)`,
  )
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

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'does not exist'
  if (code === 'EISDIR') return 'is a folder'
  if (code === 'EACCES') return 'cannot be read: permission denied'
  return message
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
