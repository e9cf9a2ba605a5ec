import type { Exchange, setExchange as setEndpoint } from '@portal/contract/care/eligibility/exchange'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { lockVersion } from '../../http/versions.ts'
import { BatchError } from './errors.ts'
import './tables.ts'

const id = 1

/** Sender, receiver and provider of eligibility files. */
export function selectExchange(db: Database) {
  return db
    .selectFrom('white_card_exchange')
    .select(['version', 'exchange'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Sets sender, receiver and provider. @throws PortalError changed_meanwhile */
export async function setExchange(call: StaffCall, input: z.output<(typeof setEndpoint)['input']>) {
  const { version, ...exchange } = input
  await audited(call, 'white-card.exchange', 'white card exchange', async (tx) => {
    await lockVersion(tx, 'white_card_exchange', { id, version })
    await tx
      .updateTable('white_card_exchange')
      .set({ exchange: JSON.stringify(exchange) })
      .where('id', '=', id)
      .execute()
  })
  return selectExchange(call.db)
}

/**
 * Reserves the next control number, unique to one file. Serializes the creation of batches (row lock).
 * @throws BatchError batch_settings_missing
 */
export async function takeControl(tx: Tx): Promise<{ control: number; exchange: Exchange }> {
  const { exchange, next_control: control } = await tx
    .selectFrom('white_card_exchange')
    .select(['exchange', 'next_control'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!exchange) throw new BatchError('batch_settings_missing')
  await tx
    .updateTable('white_card_exchange')
    .set({ next_control: control + 1 })
    .where('id', '=', id)
    .execute()
  return { control, exchange }
}
