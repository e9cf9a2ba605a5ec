import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import { totpContext } from '../staff/authenticator.ts'
import { openMedicaidId, sealMedicaidId } from './medicaid-id.ts'

/** Encrypts every Medicaid ID and authenticator secret anew whose key is not the one for new data. @returns how many */
export async function resealAccounts({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<number> {
  let resealed = 0
  const old = (sealed: Buffer | null): sealed is Buffer => sealed !== null && keys.keyIdOf(sealed) !== keys.activeId
  const patients = await db.selectFrom('patients').select('account_id').execute()
  for (const { account_id } of patients)
    resealed += await db.transaction().execute(async (tx) => {
      const { medicaid_id_sealed: sealed } = await lockPatient(tx, account_id)
      if (!old(sealed)) return 0
      const values = sealMedicaidId(keys, account_id, openMedicaidId(keys, account_id, sealed))
      await tx.updateTable('patients').set(values).where('account_id', '=', account_id).execute()
      return 1
    })
  for (const { account_id, totp_secret_sealed: sealed } of await db.selectFrom('staff').selectAll().execute()) {
    if (!old(sealed)) continue
    const context = totpContext(account_id)
    const totp_secret_sealed = keys.seal(keys.open(sealed, context), context)
    await db.updateTable('staff').set({ totp_secret_sealed }).where('account_id', '=', account_id).execute()
    resealed++
  }
  return resealed
}

async function lockPatient(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('patients')
    .select('medicaid_id_sealed')
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? { medicaid_id_sealed: null }
}
