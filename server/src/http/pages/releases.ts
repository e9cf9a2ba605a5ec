import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '@portal/contract/durations'

/** How long the files of a release are served after the next one has started, in ms. */
const servedFor = 30 * day

/**
 * Keeps the files of this release beside those of earlier ones, for tabs that were opened before an upgrade: they load further parts of
 * their pages by names with a hash of the old content.
 * @param built the folder that this release's files are in
 * @param kept the folder that has a folder for each release
 * @returns the folders to serve, this release's first
 */
export async function keepRelease(built: string, kept: string, now = new Date()): Promise<string[]> {
  await mkdir(kept, { recursive: true })
  const own = join(kept, await idOf(built))
  await keep(built, own)
  await utimes(own, now, now)
  const served: string[] = []
  // What is left of a process that ended while it copied counts as a release, until its time is over.
  let next = now
  for (const { path, startedAt } of await newestFirst(kept)) {
    if (now.getTime() - next.getTime() > servedFor) await rm(path, { recursive: true, force: true })
    else if (path !== own) served.push(path)
    next = startedAt
  }
  return [built, ...served]
}

/** The names tell the content of the files. */
async function idOf(built: string): Promise<string> {
  const names = (await readdir(built)).sort()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}

async function keep(built: string, own: string) {
  if (await stat(own).catch(() => null)) return
  const copy = `${own}.${randomUUID()}`
  await cp(built, copy, { recursive: true })
  // Another process may have been quicker.
  await rename(copy, own).catch(() => rm(copy, { recursive: true, force: true }))
}

/** A release's folder carries the time at which a process with it was started last. */
async function newestFirst(kept: string) {
  const paths = (await readdir(kept)).map((name) => join(kept, name))
  const found = await Promise.all(paths.map(async (path) => ({ path, startedAt: (await stat(path)).mtime })))
  return found.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
}
