import type { Generated } from 'kysely'
import type { Moment, Now, Version } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    staff: {
      account_id: string
      version: Version
      roles: string[]
      /** Null without an authenticator. */
      totp_secret_sealed: Buffer | null
      /** Since when there is a second factor: an authenticator, or a passkey that was the first one. Null until the first login sets it up. */
      totp_confirmed_at: Date | null
      totp_pending_sealed: Buffer | null
      totp_last_step: Generated<string>
      set_up_until: Now
    }
    audit_checks: {
      id: Generated<string>
      started_at: Now
      done_at: Date | null
      entries: Generated<number>
      waiting: Generated<number>
      log_end: Generated<string>
      broken_place: string | null
      broken_why: string | null
    }
    staff_links: { account_id: string; token_hash: Buffer; expires_at: Moment }
    first_links: { token_hash: Buffer; expires_at: Moment }
    staff_passkeys: {
      id: Generated<string>
      account_id: string
      credential_id: string
      public_key: Buffer
      counter: string
      name: string
      created_at: Now
      last_used_at: Date | null
    }
    staff_challenges: { id: Generated<string>; account_id: string | null; challenge: string; expires_at: Moment }
    staff_recovery_codes: { account_id: string; code_fingerprint: Buffer; created_at: Now; used_at: Date | null }
  }
}
