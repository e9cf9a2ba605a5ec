import type { ManagedEndpoints } from '@portal/contract/content/endpoints'
import type { Kind } from '@portal/contract/content/kind'
import type { ContentEffect, ContentUse } from '@portal/contract/content/states'
import type { Texts } from '@portal/contract/language'
import type { Database, Tx } from '../db/client.ts'
import type { Content } from './tables.ts'

interface Choice {
  id: string
  label: Texts
}

/**
 * How the records of a kind stand in the public tables. Nothing here knows of drafts: publishing is `apply` in a transaction, and a preview is
 * the same transaction, rolled back (docs/decisions/0164).
 */
export interface ManagedKind {
  kind: Kind
  endpoints: ManagedEndpoints
  /** What the public tables say, published or not; null when they have no such record. */
  read(db: Database, key: string): Promise<Content | null>
  /**
   * Writes a whole content into the public tables and publishes it.
   * @param key null for a new record; a key without a record adds it under that key
   * @param at when it is published: now, or later in a preview
   * @returns the key
   * @throws PortalError invalid_input
   */
  apply(tx: Tx, key: string | null, content: Content, at?: Date): Promise<string>
  /** Takes a record off the site. */
  withdraw(tx: Tx, key: string): Promise<void>
  /** Deletes what the public tables keep of a record that is off the site; absent where they keep nothing. */
  remove?(tx: Tx, key: string): Promise<void>
  /** The key that a new record has in a preview; no other one ever gets it. */
  previewKey: string
  /** Public pages that show a record, its own first. */
  addresses(key: string, content: Content): string[]
  /** Of each field of the type choice. */
  choices?(db: Database): Promise<Record<string, Choice[]>>
  /** What uses a record, which stays as long as something does. */
  uses?(db: Database, key: string): Promise<ContentUse[]>
  /** What publishing does besides changing pages. */
  effects?(db: Database, before: Content | null, after: Content): Promise<ContentEffect[]>
  /** The keys in their order, which is locked; for kinds whose records have one. */
  lockOrder?(tx: Tx): Promise<string[]>
  setOrder?(tx: Tx, keys: readonly string[]): Promise<void>
}
