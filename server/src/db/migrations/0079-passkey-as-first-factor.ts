import { type Kysely, sql } from 'kysely'

/** A member's second factor may be a passkey alone: `totp_confirmed_at` no longer needs an authenticator (docs/decisions/0148). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff drop constraint staff_confirmed_authenticator`.execute(db)
}
