import { randomUUID } from 'node:crypto'
import type { Progress, RequestEvent } from '@portal/contract/care/requests'
import type { CareDocumentKind } from '@portal/contract/care/services'
import type { Database, Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { newYorkTime } from '../time.ts'
import { openText, sealText } from './sealing.ts'

interface NewEvent {
  id?: string
  requestId: string
  kind: RequestEvent['kind']
  by: RequestEvent['by']
  progress?: Progress
  paper?: CareDocumentKind
  text?: string
}

/** Adds an event to an application's history, unread for the other side, and returns its id. */
export async function addEvent(tx: Tx, keys: Keyring, event: NewEvent, now: Date): Promise<string> {
  const id = event.id ?? randomUUID()
  await tx
    .insertInto('request_events')
    .values({
      id,
      request_id: event.requestId,
      at: now,
      kind: event.kind,
      by: event.by,
      progress: event.progress ?? null,
      paper: event.paper ?? null,
      text_sealed: sealText(keys, id, event.text ?? ''),
    })
    .execute()
  await tx
    .updateTable('application_requests')
    .set(event.by === 'agency' ? { agency_at: now } : { patient_at: now })
    .where('id', '=', event.requestId)
    .execute()
  return id
}

/** The event with an id, which an applicant's message has from its sender. */
export async function findMessage(db: Database, keys: Keyring, id: string) {
  const row = await db
    .selectFrom('request_events')
    .select(['request_id', 'text_sealed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { requestId: row.request_id, text: openText(keys, id, row.text_sealed) }
}

/** The history of an application, oldest first. */
export async function selectEvents(db: Database, keys: Keyring, requestId: string): Promise<RequestEvent[]> {
  const rows = await db
    .selectFrom('request_events')
    .selectAll()
    .where('request_id', '=', requestId)
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
