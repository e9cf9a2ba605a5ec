import type { Tx } from '../db/client.ts'
import { countPublished, withdrawHeld } from '../messages/queue.ts'
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
 * Withdraws the messages of a publication that is taken back. Lock order: the public table first, then messages. People who were notified get a
 * second message; people whose message was still waiting get none.
 * @throws ContentError take_back_told when more people have been told than the caller knows
 */
export async function untell(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  managed: ManagedKind,
  { row, number, live, earlier, told }: TakenBack,
): Promise<void> {
  const publication = publicationOf(row, number)
  const untold = await withdrawHeld(tx, { publication })
  const { sent } = await countPublished(tx, publication)
  if (sent > told) throw new ContentError('take_back_told', undefined, { sent })
  const key = keyOf(row)
  if (key === null || !earlier) return
  const hold = { publication: publicationOf(row, number + 1), until: new Date() }
  await managed.follow?.(tx, services, { key, before: live, after: earlier, hold })
  if (untold.length > 0) await withdrawHeld(tx, hold, untold)
}
