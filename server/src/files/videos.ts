import { createHash } from 'node:crypto'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Language, languages, type Texts } from '@portal/contract/language'
import sharp from 'sharp'
import { exists, linkFile, whole } from './folders.ts'

/**
 * Stores a public video with its poster and captions (`captions.<language>.vtt` in `source`) under a name derived from its content.
 * @returns the video's path; poster and captions are in the same folder (contract home.ts)
 */
export async function storeVideo(
  mediaDir: string,
  source: { folder: string; video: string; poster: string },
): Promise<string> {
  const hash = createHash('sha256')
  const parts = [source.video, source.poster, ...languages.map(captions)]
  for (const part of parts) hash.update(await readFile(join(source.folder, part)))
  const folder = hash.digest('hex').slice(0, 16)
  const path = `/media/${folder}/video.mp4`
  if (await exists(join(mediaDir, folder))) return path

  await whole(join(mediaDir, folder), async (unfinished) => {
    await copyFile(join(source.folder, source.video), join(unfinished, 'video.mp4'))
    await sharp(join(source.folder, source.poster))
      .resize(1280)
      .webp({ quality: 80 })
      .toFile(join(unfinished, 'poster.webp'))
    for (const language of languages) {
      await copyFile(join(source.folder, captions(language)), join(unfinished, captions(language)))
    }
  })
  return path
}

/** The parts of a video that was put together by an editor. */
export interface VideoParts {
  /** Puts the video at a path. */
  putVideo: (path: string) => Promise<void>
  /** A picture file; none while there is none. */
  poster: string | undefined
  captions: Texts
}

/** Stores a public video with its poster and captions in a folder. */
export async function composeVideo(folder: string, { putVideo, poster, captions: texts }: VideoParts): Promise<void> {
  await whole(folder, async (unfinished) => {
    await putVideo(join(unfinished, 'video.mp4'))
    if (poster) await sharp(poster).resize(1280).webp({ quality: 80 }).toFile(join(unfinished, 'poster.webp'))
    for (const language of languages) await writeFile(join(unfinished, captions(language)), texts[language])
  })
}

/** What lies beside a stored video, and the video; one that was uploaded lies alone. */
export async function partsOfVideo(path: string): Promise<VideoParts> {
  const folder = dirname(path)
  const poster = join(folder, 'poster.webp')
  const text = (language: Language) => textIn(join(folder, captions(language)))
  return {
    putVideo: (to) => linkFile(path, to),
    poster: (await exists(poster)) ? poster : undefined,
    captions: { en: await text('en'), 'zh-CN': await text('zh-CN'), 'zh-TW': await text('zh-TW') },
  }
}

/** The text of a file; empty when there is none. */
async function textIn(file: string): Promise<string> {
  return (await exists(file)) ? readFile(file, 'utf8') : ''
}

function captions(language: string) {
  return `captions.${language}.vtt`
}
