import { endSessions } from '../accounts/sessions.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { caregivers, patient } from './content/people.ts'

/** Disables the demo's accounts, whose passwords everybody can read, and ends their sessions. Gives how many there were. */
export async function disableDemoAccounts(db: Database, keys: Keyring): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const people = [patient, ...caregivers]
    const disabled = await tx
      .updateTable('accounts')
      .set({ disabled_at: new Date() })
      .where('disabled_at', 'is', null)
      .where(
        'phone',
        'in',
        people.map(({ phone }) => phone),
      )
      .where(
        'email',
        'in',
        people.map(({ email }) => email),
      )
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
