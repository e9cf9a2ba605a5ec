import { randomUUID } from 'node:crypto'
import type { Draft, saveDraft as saveEndpoint } from '@portal/contract/care/applications/applying'
import { day } from '@portal/contract/durations'
import { inLanguage } from '@portal/contract/language'
import type * as z from 'zod'
import { audited, note } from '../../audit/audited.ts'
import { noteOwnRead } from '../../audit/repetitions.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { OwnCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { findService } from '../services/services.ts'
import { openFields, sealFields } from '../shared/sealing.ts'
import { attachDocuments, releaseDraftDocuments, splitDocuments } from './documents.ts'

const keptFor = 60 * day

/** The caller's draft for a service, or null; reading it is audited. */
export async function readDraft(call: OwnCall, serviceId: number): Promise<Draft | null> {
  const { db, keys, caller } = call
  const draft = await findDraft(db, caller.accountId, serviceId)
  if (!draft) return null
  const documents = await db
    .selectFrom('draft_papers')
    .select(['kind', 'file_id'])
    .where('draft_id', '=', draft.id)
    .orderBy('position')
    .execute()
  await noteOwnRead(call, 'draft.read', `draft ${draft.id}`)
  return {
    serviceId,
    step: draft.step,
    fields: openFields(keys, draft.id, draft.fields_sealed),
    documents: documents.map(({ kind, file_id }) => ({ kind, fileId: file_id })),
    savedAt: draft.saved_at.toISOString(),
  }
}

/** The caller's drafts, latest first. */
export async function selectDrafts({ db, keys, caller, language }: OwnCall) {
  const rows = await db
    .selectFrom('application_drafts')
    .innerJoin('services', 'services.id', 'service_id')
    .select(['application_drafts.id', 'service_id', 'title', 'saved_at', 'fields_sealed'])
    .where('patient_id', '=', caller.accountId)
    .orderBy('saved_at', 'desc')
    .execute()
  return rows.map(({ id, service_id, title, saved_at, fields_sealed }) => {
    const { firstName = '', lastName = '' } = openFields(keys, id, fields_sealed)
    return {
      serviceId: service_id,
      item: inLanguage(title, language),
      savedAt: saved_at.toISOString(),
      applicant: { firstName, lastName },
    }
  })
}

/**
 * Saves a draft over the previous one. Pictures that no longer exist are dropped, so that they do not block saving the rest.
 * @throws PortalError not_found for the service; invalid_input at `documents` for pictures of another record
 */
export async function saveDraft(call: OwnCall, input: z.output<(typeof saveEndpoint)['input']>) {
  const { keys, caller } = call
  const now = new Date()
  const { gone } = await audited(
    call,
    'draft.save',
    ({ id }: { id: string }) => `draft ${id}`,
    async (tx) => {
      await findService(tx, input.serviceId)
      await lockPatient(tx, caller.accountId)
      const id = (await findDraft(tx, caller.accountId, input.serviceId))?.id ?? randomUUID()
      const values = { step: input.step, fields_sealed: sealFields(keys, id, input.fields), saved_at: now }
      await tx
        .insertInto('application_drafts')
        .values({ id, patient_id: caller.accountId, service_id: input.serviceId, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
      const { here, gone } = await splitDocuments(tx, caller.accountId, input.documents)
      await attachDocuments(tx, caller.accountId, here, id)
      await releaseDraftDocuments(tx, id, here)
      const documents = here.map(({ kind, fileId }, position) => ({
        file_id: fileId,
        draft_id: id,
        kind,
        position,
      }))
      if (documents.length > 0) await tx.insertInto('draft_papers').values(documents).execute()
      return { id, gone }
    },
  )
  return { savedAt: now.toISOString(), gone }
}

/** Deletes the caller's draft for a service, if there is one; the next sweep sets its pictures aside. */
export async function discardDraft(call: OwnCall, serviceId: number): Promise<null> {
  const { accountId } = call.caller
  await call.db.transaction().execute(async (tx) => {
    await lockPatient(tx, accountId)
    const draft = await findDraft(tx, accountId, serviceId)
    if (!draft) return
    await endDraft(tx, draft.id)
    await note(tx, call, 'draft.discard', `draft ${draft.id}`)
  })
  return null
}

/** Deletes a draft and releases its pictures, except those in `usedOn`. */
export async function endDraft(tx: Tx, id: string, usedOn: Parameters<typeof releaseDraftDocuments>[2] = []) {
  await releaseDraftDocuments(tx, id, usedOn)
  await tx.deleteFrom('application_drafts').where('id', '=', id).execute()
}

/** Whether a file belongs to a draft. */
export async function isInDraft(db: Database, fileId: string): Promise<boolean> {
  const document = await db
    .selectFrom('draft_papers')
    .select('file_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return document !== undefined
}

/** Deletes drafts untouched for 60 days, except those of patients whose rows are locked right now. @returns the number of drafts */
export async function sweepDrafts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptFor)
  const old = await db
    .selectFrom('application_drafts')
    .select(['id', 'patient_id'])
    .where('saved_at', '<', before)
    .execute()
  for (const { id, patient_id } of old)
    await db.transaction().execute(async (tx) => {
      await lockPatient(tx, patient_id)
      const still = await tx
        .selectFrom('application_drafts')
        .select('id')
        .where('id', '=', id)
        .where('saved_at', '<', before)
        .executeTakeFirst()
      if (still) await endDraft(tx, id)
    })
  return old.length
}

/** A patient's draft for a service. */
export async function findDraft(db: Database, patientId: string, serviceId: number) {
  return db
    .selectFrom('application_drafts')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst()
}

/**
 * Locks a patient, so that concurrent changes by the same patient run one after the other until the transaction ends.
 * @throws PortalError unauthenticated when the account was deleted meanwhile
 */
export async function lockPatient(tx: Tx, accountId: string): Promise<void> {
  const held = await tx
    .selectFrom('patients')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw new PortalError('unauthenticated')
}
