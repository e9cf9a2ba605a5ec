import { Readable } from 'node:stream'
import type { Keyring } from '../secrets/keyring.ts'
import { BackupError } from './errors.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { storeObject } from './objects.ts'
import { type BackupTarget, readWhole } from './place.ts'

/** Names the portal that the place belongs to: another one would remove its files. */
const ownerName = 'portal.json'
const snapshots = 'snapshots'

export const snapshotFolder = (id: string) => `${snapshots}/${id}`
export const manifestName = (id: string) => `${snapshotFolder(id)}/manifest.json`

/** Makes a blank place that of this portal. @throws BackupError when it belongs to another one, or holds something else */
export async function claimPlace(place: BackupTarget, store: string): Promise<void> {
  const owner = await ownerOf(place)
  if (owner === store) return
  if (owner !== undefined)
    throw new BackupError(
      `In ${place.name} are the backups of another portal (${owner}): choose a place of its own for this one.`,
    )
  if (!(await place.isBlank()))
    throw new BackupError(
      `In ${place.name} is something else already: choose an empty folder or bucket for the backups.`,
    )
  const text = Buffer.from(`${JSON.stringify({ portal: store })}\n`)
  await storeObject(place, ownerName, Readable.from([text], { objectMode: false }))
}

async function ownerOf(place: BackupTarget): Promise<string | undefined> {
  const text = await readWhole(place, ownerName)
  if (!text) return undefined
  try {
    return String((JSON.parse(text.toString()) as { portal: unknown }).portal)
  } catch {
    return 'unknown'
  }
}

/** Removes what an interrupted backup has left: a backup exists once its manifest does. */
export async function removeUnfinished(place: BackupTarget): Promise<void> {
  await place.removeDrafts()
  const names = await place.list(snapshots)
  const finished = new Set(idsIn(names))
  await place.remove([...names].filter((name) => !finished.has(name.split('/')[1] ?? '')))
}

interface Backups {
  /** Oldest first. */
  ids: string[]
  /** The manifests that can be read with the keys at hand. */
  readable: Manifest[]
}

export async function backupsIn(place: BackupTarget, keys: Keyring): Promise<Backups> {
  const ids = idsIn(await place.list(snapshots))
  const readable: Manifest[] = []
  for (const id of ids) {
    const manifest = await manifestOf(place, keys, id).catch((error: unknown) => {
      if (!(error instanceof BackupError)) throw error
    })
    if (manifest) readable.push(manifest)
  }
  return { ids, readable }
}

/** The manifest of a backup, by default of the newest one. @throws BackupError, DamageError */
export async function findManifest(place: BackupTarget, keys: Keyring, wanted?: string): Promise<Manifest> {
  const ids = idsIn(await place.list(snapshots))
  const id = wanted ?? ids.at(-1)
  if (id === undefined) throw new BackupError(`There is no backup in ${place.name}.`)
  if (!ids.includes(id))
    throw new BackupError(`There is no backup ${id} in ${place.name}. There are: ${ids.join(', ') || 'none'}.`)
  return manifestOf(place, keys, id)
}

async function manifestOf(place: BackupTarget, keys: Keyring, id: string): Promise<Manifest> {
  const name = manifestName(id)
  return readManifest(keys, (await readWhole(place, name))?.toString() ?? '', name)
}

function idsIn(names: Iterable<string>): string[] {
  const shape = /^snapshots\/(\d{8}T\d{6}\.\d{3}Z)\/manifest\.json$/
  return [...names].flatMap((name) => shape.exec(name)?.[1] ?? []).sort()
}
