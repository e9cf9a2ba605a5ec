import type { Tx } from '../db/client.ts'
import { selectTold, withdrawHeld } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { ContentError } from './errors.ts'
import { keyOf, publicationOf, type RecordRow } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import type { Content } from './tables.ts'

interface TakenBack {
  row: RecordRow
  /** The version that is taken back. */
  number: number
  /** What it published, and what readers get again. */
  live: Content | null
  earlier: Content | null
  /** People who have been told of it, as the caller knows. */
  told: number
}

/**
 * Withdraws the messages of a publication that is taken back. Lock order: the public table first, then messages. People who were notified, by it or by
 * another message since, get a second one; people whose message was still waiting get none.
 * @throws ContentError take_back_told when more people have been told than the caller knows
 */
export async function untell(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  managed: ManagedKind,
  { row, number, live, earlier, told }: TakenBack,
): Promise<void> {
  const publication = publicationOf(row, number)
  const withdrawn = await withdrawHeld(tx, { publication })
  const knowing = new Set(await selectTold(tx, publication))
  if (knowing.size > told) throw new ContentError('take_back_told', undefined, { sent: knowing.size })
  const key = keyOf(row)
  if (key === null || !earlier) return
  const hold = { publication: publicationOf(row, number + 1), until: new Date() }
  await managed.follow?.(tx, services, { key, before: live, after: earlier, hold })
  const untold = withdrawn.filter((subject) => !knowing.has(subject))
  if (untold.length > 0) await withdrawHeld(tx, hold, untold)
}
