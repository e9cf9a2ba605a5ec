import type { Tx } from '../db/client.ts'
import { resealColumns, type SealedColumn } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { stubContext } from './deleted-accounts.ts'
import { keptContext } from './kept-records.ts'
import { medicaidIdContext, openMedicaidId, sealMedicaidId } from './medicaid-id.ts'

const columns = [
  { table: 'deleted_accounts', key: 'id', column: 'person_sealed', context: stubContext },
  { table: 'kept_records', key: 'id', column: 'content_sealed', context: keptContext },
]

/** Every encrypted column. The Medicaid ID also has a fingerprint, which is renewed with it. */
export const sealedAccountColumns: readonly SealedColumn[] = [
  ...columns,
  { table: 'patients', key: 'account_id', column: 'medicaid_id_sealed', context: medicaidIdContext },
]

/** Re-encrypts every Medicaid ID, stub and kept record that is not sealed with the active key. @returns the number of values */
export async function resealAccounts({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<number> {
  let resealed = await resealColumns({ db, keys }, columns)
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
