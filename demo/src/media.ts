import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type FileStore, publishMedia, storePicture, storeVideo } from '@portal/server/seed'
import { pictureFile } from './picture-file.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const stored = new Map<string, Promise<string>>()

/** Publishes a drawing and returns its path. Many records share pictures; each is read and stored once. */
export function picture(files: FileStore, name: string): Promise<string> {
  const key = `${files.mediaDir} ${name}`
  const known = stored.get(key)
  if (known) return known
  const made = readFile(`${root}pictures/${pictureFile(name)}`)
    .then((svg) => storePicture(files.mediaDir, svg))
    .then((path) => publishMedia(files, path))
  stored.set(key, made)
  return made
}

/** Publishes the film with its poster and captions, and returns its path. */
export async function film(files: FileStore): Promise<string> {
  const parts = { folder: `${root}film`, video: 'promo.mp4', poster: 'poster.webp' }
  return publishMedia(files, await storeVideo(files.mediaDir, parts))
}
