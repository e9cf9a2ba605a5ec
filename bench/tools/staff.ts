import { sql } from 'kysely'
import { startSession } from '../../server/src/accounts/login/sessions.ts'
import { connect } from '../../server/src/db/client.ts'

/** The sessions of new administrators with a second factor. */
export async function staffTokens(connectionString: string, many: number): Promise<string[]> {
  const db = await connect(connectionString, 1)
  try {
    const { rows } = await sql<{ id: string }>`
      with added as (
        insert into accounts (kind, first_name, last_name, email, language, password_hash)
        select 'staff', 'Sam', 'Lee', 'bench' || gen_random_uuid() || '@example.com', 'en', ''
        from generate_series(1, ${many}::int) returning id
      )
      insert into staff (account_id, roles, totp_secret_sealed, totp_confirmed_at)
      select id, '{admin}', '\\x00', now() from added returning account_id as id`.execute(db)
    const tokens: string[] = []
    for (const { id } of rows) tokens.push(await startSession(db, id, { address: '', device: '' }))
    return tokens
  } finally {
    await db.destroy()
  }
}
