import { randomUUID } from 'node:crypto'
import type { ApplicationEvent, Progress } from '@portal/contract/care/applications/applications'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { newYorkTime } from '@portal/contract/new-york'
import type { Database, Tx } from '../../db/client.ts'
import { PortalError } from '../../http/errors.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { openText, sealText } from '../shared/sealing.ts'

interface NewEvent {
  id?: string | undefined
  applicationId: string
  kind: ApplicationEvent['kind']
  by: ApplicationEvent['by']
  progress?: Progress
  document?: CareDocumentKind
  text?: string
}

/** Adds an event to an application's history, unread for the other side, and returns its id. */
export async function addEvent(tx: Tx, keys: Keyring, event: NewEvent, now: Date): Promise<string> {
  const id = event.id ?? randomUUID()
  await tx
    .insertInto('request_events')
    .values({
      id,
      request_id: event.applicationId,
      at: now,
      kind: event.kind,
      by: event.by,
      progress: event.progress ?? null,
      paper: event.document ?? null,
      text_sealed: sealText(keys, id, event.text ?? ''),
    })
    .execute()
  await tx
    .updateTable('application_requests')
    .set(event.by === 'agency' ? { agency_at: now } : { patient_at: now })
    .where('id', '=', event.applicationId)
    .execute()
  return id
}

/** An application and the idempotency key of a message or call about it, which becomes the id of its event. */
export interface Once {
  id: string
  idempotencyKey?: string | undefined
}

/**
 * Whether this event was stored before under its key.
 * @throws PortalError invalid_input when another event has the key
 */
export async function isRepeated(tx: Tx, keys: Keyring, { id, idempotencyKey, text }: Once & { text?: string }) {
  if (idempotencyKey === undefined) return false
  const row = await tx
    .selectFrom('request_events')
    .select(['request_id', 'text_sealed'])
    .where('id', '=', idempotencyKey)
    .executeTakeFirst()
  if (!row) return false
  const isSame = text === undefined || text === openText(keys, idempotencyKey, row.text_sealed)
  if (row.request_id !== id || !isSame) throw new PortalError('invalid_input')
  return true
}

/** The history of an application, oldest first. */
export async function selectEvents(db: Database, keys: Keyring, applicationId: string): Promise<ApplicationEvent[]> {
  const rows = await db
    .selectFrom('request_events')
    .selectAll()
    .where('request_id', '=', applicationId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: newYorkTime(row.at),
    kind: row.kind,
    by: row.by,
    progress: row.progress ?? '',
    document: row.paper ?? '',
    text: openText(keys, row.id, row.text_sealed),
  }))
}
