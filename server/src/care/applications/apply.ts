import { randomInt, randomUUID } from 'node:crypto'
import type { applyForService as applyEndpoint } from '@portal/contract/care/applications/applying'
import { day } from '@portal/contract/durations'
import type * as z from 'zod'
import { openMedicaidId } from '../../accounts/medicaid-id.ts'
import { note } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import type { Caller, OwnCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { findService } from '../services/services.ts'
import { CareError } from '../shared/errors.ts'
import { queueApplicationNotice } from '../shared/notices.ts'
import { type Content, sealContent } from '../shared/sealing.ts'
import { assertOneVisit } from '../visits/same-visit.ts'
import { reserveSlot, type Visit } from '../visits/visits.ts'
import { attachDocuments } from './documents.ts'
import { endDraft, findDraft, lockPatient } from './drafts.ts'
import { addEvent } from './events.ts'
import { indexSearchTerms } from './search-terms.ts'

type Applying = Pick<OwnCall, 'db' | 'keys' | 'messages'> & { caller: Pick<Caller, 'accountId'> }
type Input = z.output<(typeof applyEndpoint)['input']>
type Storing = Pick<Applying, 'keys' | 'caller'>
interface Applied {
  id: string
  number: string
}

const maxOpen = 10
const maxPerDay = 20
/** Excludes letters and digits that look alike. */
const numberLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Applies for a service on behalf of the caller or someone they speak for (acceptance W02, W03). Idempotent by key: repeated
 * submits with one key give one application.
 * @throws PortalError not_found, too_many_requests; invalid_input at `method`, `documents`, `documents.<kind>`; CareError too_many_open,
 * already_applied, applied_otherwise, slot_unavailable, visit_overlaps
 */
export async function applyForService(call: Applying, input: Input, now = new Date()): Promise<Applied> {
  const { accountId } = call.caller
  return call.db.transaction().execute(async (tx) => {
    await lockPatient(tx, accountId)
    const before = await findByKey(tx, accountId, input.idempotencyKey)
    if (before) return sameAsBefore(call, before, input)
    await limitOpen(tx, accountId, now)
    await limitPerDay(tx, accountId, now)
    await assertComplete(tx, input)
    const visit = input.method === 'offline' ? await takeVisit(tx, call, input, now) : null
    const applied = await addApplication(tx, call, input, visit, now)
    await handInDocuments(tx, accountId, applied.id, input, now)
    const event = { applicationId: applied.id, kind: 'submitted', by: 'patient' } as const
    const about = { applicationId: applied.id, occurrence: await addEvent(tx, call.keys, event, now) }
    await queueApplicationNotice(tx, call, about, visit ? 'visitBooked' : 'onlineSubmitted')
    await note(tx, call, 'application.submit', `application ${applied.id}`)
    return applied
  })
}

type Before = NonNullable<Awaited<ReturnType<typeof findByKey>>>

async function findByKey(tx: Tx, patientId: string, key: string) {
  return tx
    .selectFrom('application_requests')
    .select(['id', 'number', 'sent_fingerprint', 'cancelled_at'])
    .where('patient_id', '=', patientId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/**
 * Refuses a key that is reused with different content: it is no retry, and silently dropping what was edited after a lost response would
 * lose the edit. Also refuses a key whose application was cancelled.
 */
function sameAsBefore(
  { keys }: Applying,
  { id, number, sent_fingerprint, cancelled_at }: Before,
  input: Input,
): Applied {
  if (cancelled_at) throw new CareError('already_applied')
  const isSame = keys.fingerprints(sentContent(input), sentPurpose).some((one) => sent_fingerprint?.equals(one))
  if (!isSame) throw new CareError('applied_otherwise')
  return { id, number }
}

const sentPurpose = 'sent application'

/** Everything that was submitted, as one text. */
function sentContent({ idempotencyKey, mayOverlap, ...content }: Input): string {
  return JSON.stringify(content)
}

async function takeVisit(tx: Tx, { keys, caller }: Applying, input: Input, now: Date): Promise<Visit> {
  const visit = await reserveSlot(tx, slotOf(input), now)
  const { applicant, mayOverlap } = input
  await assertOneVisit(tx, visit, { keys, patientId: caller.accountId, applicant, mayOverlap })
  return visit
}

/** Limits open applications. Past visits do not count, since the applicant cannot close them. */
async function limitOpen(tx: Tx, patientId: string, now: Date) {
  const { open } = await tx
    .selectFrom('application_requests')
    .select((e) => e.fn.countAll<string>().as('open'))
    .where('patient_id', '=', patientId)
    .where('progress', '!=', 'finished')
    .where('cancelled_at', 'is', null)
    .where((e) => e.or([e('starts_at', 'is', null), e('starts_at', '>', now)]))
    .executeTakeFirstOrThrow()
  if (Number(open) >= maxOpen) throw new CareError('too_many_open')
}

/** Limits applications per day, since each one sends messages: applying and cancelling repeatedly must not send them without end. */
async function limitPerDay(tx: Tx, patientId: string, now: Date) {
  const { today } = await tx
    .selectFrom('application_requests')
    .select((e) => e.fn.countAll<string>().as('today'))
    .where('patient_id', '=', patientId)
    .where('submitted_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  if (Number(today) >= maxPerDay) throw new PortalError('too_many_requests')
}

async function assertComplete(tx: Tx, { serviceId, method, documents }: Input) {
  if (serviceId === null) return
  const service = await findService(tx, serviceId)
  if (!service.methods.includes(method)) throw new PortalError('invalid_input', { method: 'notOnline' })
  if (method === 'offline') return
  const missing = service.required_papers.filter((kind) => !documents.some((document) => document.kind === kind))
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((kind) => [`documents.${kind}`, 'paperMissing' as const]))
  throw new PortalError('invalid_input', fields)
}

/** The contract's check guarantees that these fields are present for a visit. */
function slotOf({ companyAddressId = 0, reserveDate = '', reserveTime = '' }: Input) {
  return { companyAddressId, reserveDate, reserveTime }
}

/** Inserts an application without documents and events. */
export async function addApplication(
  tx: Tx,
  call: Storing,
  input: Input,
  visit: Visit | null,
  now: Date,
): Promise<Applied> {
  const { accountId } = call.caller
  const id = randomUUID()
  const number = await newNumber(tx)
  const content = await contentOf(tx, call, input)
  await tx
    .insertInto('application_requests')
    .values({
      id,
      number,
      patient_id: accountId,
      service_id: input.serviceId,
      method: input.method,
      content_sealed: sealContent(call.keys, id, content),
      office_id: visit?.officeId ?? null,
      starts_at: visit?.startsAt ?? null,
      ends_at: visit?.endsAt ?? null,
      reminded_at: visit ? now : null,
      notify_sms: input.notify.sms,
      notify_email: input.notify.email,
      idempotency_key: input.idempotencyKey,
      sent_fingerprint: call.keys.fingerprint(sentContent(input), sentPurpose),
      submitted_at: now,
      seen_at: now,
    })
    .execute()
  await indexSearchTerms(tx, call.keys, id, content)
  return { id, number }
}

/** For applicants applying for themselves, fills in the Medicaid ID stored in the account if they left it out. */
async function contentOf(tx: Tx, { keys, caller }: Storing, input: Input): Promise<Content> {
  const { applicant, contact, home = null, note, method } = input
  const content = { applicant, contact, home: method === 'online' ? home : null, note }
  if (contact.relationship !== 'self' || applicant.medicaidId !== '') return content
  const { medicaid_id_sealed: sealed } = await tx
    .selectFrom('patients')
    .select('medicaid_id_sealed')
    .where('account_id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  const medicaidId = sealed ? openMedicaidId(keys, caller.accountId, sealed) : ''
  return { ...content, applicant: { ...applicant, medicaidId } }
}

/** Moves the documents from the draft to the application. */
async function handInDocuments(tx: Tx, accountId: string, applicationId: string, input: Input, now: Date) {
  const draft =
    input.serviceId && input.method === 'online' ? await findDraft(tx, accountId, input.serviceId) : undefined
  await attachDocuments(tx, accountId, input.documents, draft?.id ?? null)
  if (draft) await endDraft(tx, draft.id, input.documents)
  const rows = input.documents.map(({ kind, fileId }, position) => ({
    request_id: applicationId,
    kind,
    file_id: fileId,
    added_at: now,
    position,
  }))
  if (rows.length > 0) await tx.insertInto('request_papers').values(rows).execute()
}

async function newNumber(tx: Tx): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: 8 }, () => numberLetters[randomInt(numberLetters.length)]).join('')
    const number = `${letters.slice(0, 4)}-${letters.slice(4)}`
    const taken = await tx
      .selectFrom('application_requests')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst()
    if (!taken) return number
  }
}
