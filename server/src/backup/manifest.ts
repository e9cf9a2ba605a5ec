import { timingSafeEqual } from 'node:crypto'
import { migrations } from '../db/migrate.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { BackupError, DamageError } from './errors.ts'
import type { Stored } from './objects.ts'

/** A table in a backup: COPY's text format, compressed. */
export interface BackedUpTable extends Stored {
  name: string
  columns: string[]
  rows: number
}

/** What a backup consists of. Written last: without it there is no backup. Nothing in it is personal. */
export interface Manifest {
  format: typeof format
  /** Its moment in UTC: 20261128T132612.123Z. */
  id: string
  madeAt: string
  /** Of the portal. */
  version: string
  migrations: string[]
  /** The id that database and files have in common. */
  store: string
  /** The end of the audit log, as `audit verify` writes it. */
  audit: string
  /** Ids of the keys that have sealed data. */
  keys: string[]
  /** The public keys of age that it is encrypted to; none: only what the portal seals itself is unreadable. */
  recipients: string[]
  tables: BackedUpTable[]
  sequences: { name: string; value: string; isCalled: boolean }[]
  files: { count: number; bytes: number; folder: string; list: Stored }
}

interface Signed {
  manifest: Manifest
  /** Made with the active key. The check tells a wrong key from an edited manifest. */
  mac: { key: string; check: string; value: string }
}

const format = 1
const purpose = 'backup manifest'
const checkContext = 'backup/key check'
const plain = 'homecare-portal'

export const manifestFormat = format

/** The manifest as it is stored: readable JSON with its MAC. */
export function signManifest(keys: Keyring, manifest: Manifest): string {
  const key = keys.activeId
  const check = keys.seal(plain, checkContext).toString('base64')
  const value = keys.macBy(key, JSON.stringify(manifest), purpose).toString('hex')
  return `${JSON.stringify({ manifest, mac: { key, check, value } } satisfies Signed, undefined, 1)}\n`
}

/**
 * Reads a manifest.
 * @throws BackupError when it belongs to a newer version or its key is not at hand; DamageError when it was changed
 */
export function readManifest(keys: Keyring, text: string, name: string): Manifest {
  const { manifest, mac } = parse(text, name)
  if (manifest.format !== format) throw newer(manifest.version)
  if (!keys.ids.includes(mac.key))
    throw new BackupError(`The key ${mac.key} is missing, with which ${name} was made: take it from the safe.`)
  if (!isRightKey(keys, mac.check)) throw new BackupError(`The key ${mac.key} is another one than that of ${name}.`)
  const value = keys.macBy(mac.key, JSON.stringify(manifest), purpose)
  const given = Buffer.from(mac.value, 'hex')
  if (given.length !== value.length || !timingSafeEqual(given, value))
    throw new DamageError(`${name} was changed after the backup: it does not fit its MAC`)
  const unknown = manifest.migrations.filter((migration) => !migrations[migration])
  if (unknown.length > 0) throw newer(manifest.version, unknown)
  return manifest
}

function parse(text: string, name: string): Signed {
  try {
    const { manifest, mac } = JSON.parse(text) as Signed
    if (typeof manifest.format === 'number' && typeof mac.value === 'string' && typeof mac.check === 'string')
      return { manifest, mac }
  } catch {
    // Not JSON, or without its parts.
  }
  throw new DamageError(`${name} is no manifest of a backup`)
}

function isRightKey(keys: Keyring, check: string): boolean {
  try {
    return keys.open(Buffer.from(check, 'base64'), checkContext).toString() === plain
  } catch {
    return false
  }
}

function newer(version: string, unknown: readonly string[] = []): BackupError {
  const which = unknown.length > 0 ? ` with migrations that this one does not know (${unknown.join(', ')})` : ''
  return new BackupError(
    `This backup was made by version ${version} of the portal${which}. Restore it with that version or a newer one.`,
  )
}
