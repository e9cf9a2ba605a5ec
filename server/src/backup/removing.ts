import type { Keyring } from '../secrets/keyring.ts'
import { backupsIn, manifestName, snapshotFolder } from './catalog.ts'
import { BackupError } from './errors.ts'
import { fileName, readList } from './files-out.ts'
import { keptOf } from './keeping.ts'
import type { Manifest } from './manifest.ts'
import { checked } from './objects.ts'
import type { BackupTarget } from './place.ts'

/**
 * Removes backups whose time is over, each beginning with its manifest, and then the files that no kept backup names. As long as the
 * list of one cannot be read, no file is removed.
 */
export async function removeOld(place: BackupTarget, keys: Keyring): Promise<void> {
  const { ids } = await backupsIn(place, keys)
  const kept = keptOf(ids)
  for (const id of ids.filter((one) => !kept.has(one))) {
    await place.remove([manifestName(id)])
    await place.remove(await place.list(snapshotFolder(id)))
  }
  const left = await backupsIn(place, keys)
  const needed = left.readable.length === left.ids.length ? await filesNeeded(place, keys, left.readable) : undefined
  if (!needed) return
  const stored = await place.list('files')
  await place.remove([...stored].filter((name) => !needed.has(name)))
}

async function filesNeeded(
  place: BackupTarget,
  keys: Keyring,
  manifests: readonly Manifest[],
): Promise<Set<string> | undefined> {
  const needed = new Set<string>()
  for (const { id, files } of manifests) {
    const of = { keys, id, folder: snapshotFolder(id) }
    try {
      for (const { sha256 } of await readList(of, (name) => checked(place, name, files.list)))
        needed.add(fileName(files.folder, sha256))
    } catch (error) {
      if (error instanceof BackupError) return undefined
      throw error
    }
  }
  return needed
}
