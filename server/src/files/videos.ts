import { createHash } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@portal/contract/language'
import sharp from 'sharp'
import { exists, whole } from './folders.ts'

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

function captions(language: string) {
  return `captions.${language}.vtt`
}
