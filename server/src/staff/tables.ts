import type { Generated } from 'kysely'

declare module '../db/schema.ts' {
  interface Schema {
    staff: { account_id: string; roles: string[]; totp_secret_sealed: Buffer; totp_last_step: Generated<string> }
  }
}
