import type { Generated } from 'kysely'
import type { Now } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    staff: {
      account_id: string
      roles: string[]
      /** Null until the first login has set up the authenticator. */
      totp_secret_sealed: Buffer | null
      totp_confirmed_at: Date | null
      totp_pending_sealed: Buffer | null
      totp_last_step: Generated<string>
      set_up_until: Now
    }
    staff_recovery_codes: { account_id: string; code_fingerprint: Buffer; created_at: Now; used_at: Date | null }
  }
}
