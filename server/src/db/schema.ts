import type { Generated } from 'kysely'
import type { Json, Moment, Now, Version } from './columns.ts'

/**
 * Tables that public pages show. Triggers announce every change of them, and a cached answer lists the ones it was made from. Each
 * domain adds its own in its `tables.ts` (docs/decisions/0039-a-domain-is-a-module.md).
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains add their tables to it
export interface ContentTables {}

export type ContentTable = keyof ContentTables

/** All tables: the platform's own, and the private ones that each domain adds. */
export interface Schema extends ContentTables {
  throttles: { key: string; points: Generated<number>; expire: string | null }
  files: {
    id: Generated<string>
    owner_id: string | null
    proof_id: string | null
    media_type: string
    bytes: number
    width: number
    height: number
    kept: Generated<boolean>
    created_at: Now
  }
  thumbnails: { file_id: string; image_sealed: Buffer }
  file_store: { single: Generated<boolean>; id: string }
  staff_pictures: { path: string; offered_at: Now; deleted_at: Date | null }
  /** Films that were uploaded for the home page. */
  home_films: { path: string; name: string; duration_ms: number; added_at: Now }
  pictures_in_use: { path: string }
  messages: {
    id: Generated<string>
    channel: 'sms' | 'email'
    kind: string
    subject: string
    occurrence: string
    content_sealed: Buffer | null
    status: Generated<'waiting' | 'sent' | 'failed' | 'expired' | 'withdrawn'>
    attempts: Generated<number>
    problem: Generated<string>
    /** Whether the person's devices take this message in place of its channel; null when it goes through the channel at once. */
    push: 'waiting' | 'sent' | 'failed' | null
    expires_at: Date | null
    created_at: Now
    done_at: Date | null
  }
  /** Messages that wait until a save by staff can no longer be taken back. */
  held_messages: { message_id: string; save_id: string }
  /** Messages of a publication of content: its record and the number of its version, and whether they wait as long as it can be taken back. */
  published_messages: { message_id: string; publication: string; waits: Generated<boolean> }
  /** The last message that failed for good, of each account and channel. */
  undelivered: {
    id: Generated<string>
    version: Version
    account_id: string
    channel: 'sms' | 'email'
    kind: string
    subject: string
    reason: 'stopped' | 'wrong_address' | 'refused' | 'unavailable'
    /** When the first one failed since staff dealt with it. */
    since: Now
    failed_at: Now
    handled_at: Date | null
    handled_by: string | null
  }
  push_keys: { id: Generated<string>; public_key: string; private_sealed: Buffer }
  push_subscriptions: {
    id: Generated<string>
    account_id: string
    session_id: string | null
    device_id: string | null
    device: string
    endpoint_fingerprint: Buffer
    subscription_sealed: Buffer
    failing_since: Date | null
    created_at: Now
    used_at: Now
  }
  audit_entries: {
    number: Generated<string>
    /** Null in entries from before seals existed. */
    id: string | null
    at: Moment
    key_id: string
    actor: string
    action: string
    subject: string
    outcome: string
    details: Json<Record<string, string>>
    mac: Buffer
  }
  /** Repetitions that are being counted; `times` is how many of them have no entry. */
  repeated_entries: {
    actor: string
    action: string
    subject: string
    outcome: 'done' | 'refused'
    times: number
    since: Moment
  }
  audit_unsealed: { entry: string }
  audit_seals: { number: string; entry: string; key_id: string; mac: Buffer }
  audit_head: { only_row: Generated<boolean>; number: string; key_ids: string[]; mac: Buffer }
  audit_old_head: { only_row: Generated<boolean>; number: string; key_id: string; mac: Buffer }
}
