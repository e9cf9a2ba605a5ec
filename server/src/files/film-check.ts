import { type Mp4, NoMp4Error, readMp4, readMp4Beginning } from './mp4.ts'

/** Video formats that all current browsers play, in 8-bit 4:2:0 profiles (AV1: 8 or 10 bits). */
const playable: Record<string, readonly number[]> = {
  avc1: [66, 77, 88, 100],
  avc3: [66, 77, 88, 100],
  av01: [0],
  vp09: [0],
}
/** AAC (including its MPEG-2 form), MP3, Opus and FLAC. */
const audible = ['mp4a.40', 'mp4a.66', 'mp4a.67', 'mp4a.68', 'mp4a.69', 'mp4a.6b', 'Opus', 'fLaC']

/** Why a film cannot be used, as a field text. */
export type FilmFault = 'filmNone' | 'filmDamaged' | 'filmTooLarge' | 'filmTooLong' | 'filmPicture' | 'filmSound'

/** A file that cannot be used: the fault for editors, and the reason for operators. */
export class UnfitFilmError extends Error {
  readonly fault: FilmFault

  constructor(fault: FilmFault, reason: string) {
    super(reason)
    this.fault = fault
  }
}

interface FilmLimits {
  bytes: number
  durationMs: number
}

/** Checks that a file is a film that all browsers play. @throws UnfitFilmError, with a reason that follows the file's name */
export async function checkVideo(path: string, limits: FilmLimits): Promise<Mp4> {
  const found = await readMp4(path).catch(unreadable)
  requireUsable(found, limits)
  return found
}

/** Checks what the beginning of a film of so many bytes says already. @throws UnfitFilmError */
export async function checkBeginning(beginning: Buffer, bytes: number, limits: FilmLimits): Promise<void> {
  const found = await readMp4Beginning(beginning, bytes).catch(unreadable)
  if (found) requireUsable(found, limits)
}

function unreadable(error: NodeJS.ErrnoException): never {
  throw new UnfitFilmError(error instanceof NoMp4Error ? 'filmNone' : 'filmDamaged', reasonOf(error))
}

function requireUsable(film: Mp4, limits: FilmLimits): void {
  if (film.video.length === 0) throw new UnfitFilmError('filmNone', 'has no video')
  requirePlayable(film)
  if (film.bytes > limits.bytes) throw new UnfitFilmError('filmTooLarge', `is larger than ${limits.bytes / 1e9} GB`)
  if (film.durationMs > limits.durationMs)
    throw new UnfitFilmError('filmTooLong', `is longer than ${limits.durationMs / 3_600_000} hours`)
}

function requirePlayable({ video, sound }: Mp4) {
  for (const { name, profile } of video) {
    const profiles = playable[name]
    if (!profiles)
      throw new UnfitFilmError(
        'filmPicture',
        `is encoded as ${name}, which some browsers cannot play: convert it to H.264`,
      )
    if (profile === undefined || !profiles.includes(profile))
      throw new UnfitFilmError(
        'filmPicture',
        `has colors (${name}, profile ${profile ?? 'unknown'}) that some browsers cannot play: ` +
          'convert it to 8 bits and 4:2:0 (ffmpeg … -pix_fmt yuv420p)',
      )
  }
  const foreign = sound.find((format) => !audible.includes(format))
  if (foreign === undefined) return
  throw new UnfitFilmError(
    'filmSound',
    `has sound as ${foreign}, which some browsers cannot play: convert it to AAC (ffmpeg … -c:a aac)`,
  )
}

/** Why a file cannot be read. */
export function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'does not exist'
  if (code === 'EISDIR') return 'is a folder'
  if (code === 'EACCES') return 'cannot be read: permission denied'
  return message
}
