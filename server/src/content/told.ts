import type { Tx } from '../db/client.ts'
import { selectTold, withdrawHeld } from '../messages/queue.ts'
import type { Services } from '../services.ts'
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
}

/**
 * Withdraws the messages of a publication that is taken back. Lock order: the public table first, then messages. People who were notified, by it or by
 * another message since, get a second one; people whose message was still waiting get none.
 * @returns how many people have been told of it
 */
export async function untell(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  managed: ManagedKind,
  { row, number, live, earlier }: TakenBack,
): Promise<number> {
  const publication = publicationOf(row, number)
  const withdrawn = await withdrawHeld(tx, { publication })
  const knowing = new Set(await selectTold(tx, publication))
  const key = keyOf(row)
  if (key === null || !earlier) return knowing.size
  const hold = { publication: publicationOf(row, number + 1), until: new Date() }
  await managed.follow?.(tx, services, { key, before: live, after: earlier, hold })
  const untold = withdrawn.filter((subject) => !knowing.has(subject))
  if (untold.length > 0) await withdrawHeld(tx, hold, untold)
  return knowing.size
}
