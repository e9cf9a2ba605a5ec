import { randomUUID } from 'node:crypto'
import type { WhiteCardStatus } from '@portal/contract/accounts/own'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import type { Database, Tx } from '../../db/client.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { cardEventContext } from '../shared/sealing.ts'

interface CardEvent {
  accountId: string
  status: WhiteCardStatus
  at: Date
  /** The member of staff; null for the patient. */
  by: string | null
  reason: string
}

/** Adds an entry to the history of a Medicaid check. */
export async function addCardEvent(
  tx: Tx,
  keys: Keyring,
  { accountId, status, at, by, reason }: CardEvent,
): Promise<void> {
  const id = randomUUID()
  const reason_sealed = reason === '' ? null : keys.seal(reason, cardEventContext(id))
  await tx
    .insertInto('white_card_events')
    .values({ id, account_id: accountId, status, at, by, reason_sealed })
    .execute()
}

/** The history of a Medicaid check, latest entry first. */
export async function selectCardEvents(db: Database, keys: Keyring, accountId: string) {
  const events = await selectCardMoments(db, keys, accountId)
  return events.map(({ at, ...event }) => ({ at: newYorkTime(at), ...event }))
}

/** The history of a Medicaid check with exact times. */
export async function selectCardMoments(db: Database, keys: Keyring, accountId: string) {
  const rows = await db
    .selectFrom('white_card_events')
    .leftJoin('accounts', 'accounts.id', 'by')
    .select(['white_card_events.id', 'at', 'status', 'reason_sealed', 'first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ id, at, status, reason_sealed, first_name, last_name }) => ({
    at,
    status,
    reason: reason_sealed ? keys.open(reason_sealed, cardEventContext(id)).toString() : '',
    by: first_name === null ? '' : fullName({ firstName: first_name, lastName: last_name ?? '' }),
  }))
}
