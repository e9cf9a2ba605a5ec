import type { ManagedEndpoints, OwnOfFilm } from '@portal/contract/content/endpoints'
import type { Kind } from '@portal/contract/content/kind'
import type { ContentEffect, ContentRemark, ContentUse } from '@portal/contract/content/states'
import type { WrongFields } from '@portal/contract/fields/check-input'
import type { Texts } from '@portal/contract/language'
import type { RawBuilder } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import type { Hold } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import type { Content } from './tables.ts'

/** What is about to be published, or was just now. */
export interface Change {
  /** Null for a record that was never published. */
  key: string | null
  /** What readers get without it; null when the record is not on the site. */
  before: Content | null
  after: Content
  /** When it is published, if that is scheduled. */
  at?: Date
}

/** An effect that is told before publishing; what a code has no use for is left out. */
export type OwnEffect = Pick<ContentEffect, 'code'> & Partial<ContentEffect>

interface Choice {
  id: string
  label: Texts
  /** Of a film. */
  own?: OwnOfFilm
}

/** Reads what the public tables say, published or not; null when they have no such record. */
interface Reader {
  (db: Database, key: string): Promise<Content | null>
  /** Where one row says all: its query, which is then read with the draft at once. */
  query?(key: string): RawBuilder<Content>
}

/**
 * How the records of a kind stand in the public tables. Nothing here knows of drafts: publishing is `apply` in a transaction, and a preview is
 * the same transaction, rolled back (docs/decisions/0164).
 */
export interface ManagedKind {
  kind: Kind
  endpoints: ManagedEndpoints
  read: Reader
  /**
   * Makes the files that pages of a content show, before it is published or previewed: outside of its transaction, since it may take long.
   * @throws PortalError invalid_input
   */
  prepare?(services: Pick<Services, 'db' | 'files'>, content: Content): Promise<void>
  /**
   * Writes a whole content into the public tables and publishes it.
   * @param key null for a new record; a key without a record adds it under that key
   * @param at when it is published: now, or later in a preview
   * @returns the key
   * @throws PortalError invalid_input
   */
  apply(tx: Tx, key: string | null, content: Content, at?: Date): Promise<string>
  /** When the pages of a record show a content, where that is not at once: its preview looks ahead to then. */
  shownFrom?(content: Content): Date | null
  /** Until when a publication can be taken back, where that is not for ten minutes: from then on it is in force. */
  inForceFrom?(content: Content): Date
  /** Restores the public tables to the state before the last publication. Without it, `apply` publishes the earlier content again. */
  takeBack?(tx: Tx, key: string, earlier: Content | null): Promise<unknown>
  /** Takes a record off the site. */
  withdraw(tx: Tx, key: string): Promise<void>
  /** Deletes what the public tables keep of a record that is off the site; absent where they keep nothing. */
  remove?(tx: Tx, key: string): Promise<void>
  /** What lists and the editor say of records besides their state, by key. */
  remarks?(db: Database, keys: readonly string[]): Promise<Map<string, ContentRemark>>
  /** The key that a new record has in a preview; no other one ever gets it. */
  previewKey: string
  /** Public pages that show a record, its own first. */
  addresses(key: string, content: Content): string[]
  /** Of each field of the types choice, choices and film. */
  choices?(services: Pick<Services, 'db' | 'files'>): Promise<Record<string, Choice[]>>
  /** The kinds whose records choose one of this kind: it is published before them, and taken back after. */
  usedBy?: readonly { by: string; field?: string }[]
  /** What uses a record, which stays as long as something does. */
  uses?(db: Database, key: string): Promise<ContentUse[]>
  /**
   * Why a whole content cannot be published as things stand, by field. Called with the record locked, and by checks.
   * @throws Refusal when it is no field's fault
   */
  refuse?(db: Database, change: Change): Promise<WrongFields>
  /** What publishing does besides changing pages. */
  effects?(db: Database, change: Change): Promise<OwnEffect[]>
  /**
   * Does what `effects` tells, in the transaction of the publication after `apply`: messages go out with it, or not at all. Also called when a
   * publication is taken back; never by a preview. Messages get the change's `hold`: they wait as long as the publication can be taken back, and
   * are withdrawn with it. One that cannot wait has none (`until` null), and counts as told.
   * @throws PortalError invalid_input
   */
  follow?(
    tx: Tx,
    services: Pick<Services, 'keys' | 'messages'>,
    change: Change & { key: string; hold: Hold },
  ): Promise<void>
  /** The keys in their order, which is locked; for kinds whose records have one. */
  lockOrder?(tx: Tx): Promise<string[]>
  setOrder?(tx: Tx, keys: readonly string[]): Promise<void>
}
