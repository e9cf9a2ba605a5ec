import { record } from '../audit/record.ts'
import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { endSessions } from './login/sessions.ts'

/** Reserved for documentation and fiction (RFC 2606, 555-01xx), so no real person has such an e-mail address or phone. */
const fictional = { email: '%@evergreen.example', phone: '+1212555010_' }

/** Disables the demo accounts, whose passwords are public, and ends their sessions. Returns how many were disabled. */
export async function disableDemoAccounts(db: Database, keys: Keyring): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const disabled = await tx
      .updateTable('accounts')
      .set({ disabled_at: new Date() })
      .where('disabled_at', 'is', null)
      .where('email', 'like', fictional.email)
      .where('phone', 'like', fictional.phone)
      .returning('id')
      .execute()
    for (const { id } of disabled) {
      await endSessions(tx, id)
      const event = { actor: 'system', action: 'account.disable', subject: `account ${id}` }
      await record(tx, keys, { ...event, outcome: 'done' })
    }
    return disabled.length
  })
}
