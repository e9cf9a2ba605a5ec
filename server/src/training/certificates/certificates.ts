import { inLanguage, type Language, type Phrase } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName, isNameOf } from '@portal/contract/person/names'
import { consent } from '@portal/contract/training/consent'
import type { CertificateCard } from '@portal/contract/training/own'
import type { VerifiedCertificate } from '@portal/contract/training/public'
import type { Signature, signTraining as signEndpoint } from '@portal/contract/training/signing'
import { sql } from 'kysely'
import type * as z from 'zod'
import { note } from '../../audit/audited.ts'
import { selectContactInfo } from '../../company/queries.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { OwnCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { FileBody } from '../../http/file-body.ts'
import { type AssignmentRow, currentAssignment, lockAssignment, withStatus } from '../assignments.ts'
import { TrainingError } from '../errors.ts'
import { limits } from '../limits.ts'
import { nextOf } from '../policy.ts'
import { newCertificateNumber } from './certificate-numbers.ts'
import { printCertificate, requirePrintable } from './print-certificate.ts'

/** The encryption context of a signature. */
export const signatureContext = (certificateId: string) => `training_signatures/${certificateId}/signature`

/**
 * Signs a passed training, which creates its certificate. Idempotent: signing again, or concurrently, gives the same certificate.
 * @throws PortalError not_found, invalid_input at `signature.name`; TrainingError exam_not_passed, not_approved, consent_changed,
 * name_unprintable
 */
export async function signTraining(call: OwnCall, input: z.output<(typeof signEndpoint)['input']>) {
  const { db, caller, language } = call
  if (input.consentVersion !== consent.version) throw new TrainingError('consent_changed')
  const { certificateNumber } = await currentAssignment(db, caller.accountId, input.trainingContentId)
  if (certificateNumber) return selectCertificate(db, caller.accountId, certificateNumber, language)
  await requirePrintable(await namesOn(db, caller.accountId, input.signature), language)
  const number = await db.transaction().execute(async (tx) => {
    const row = await lockAssignment(tx, caller.accountId, input.trainingContentId)
    if (row.certificateNumber) return row.certificateNumber
    const now = new Date()
    if (nextOf(withStatus(row), now) !== 'sign') throw new TrainingError('exam_not_passed')
    const signed = await insertCertificate(tx, call, row, { ...input, now })
    await note(tx, call, 'training.sign', `certificate ${signed}`)
    return signed
  })
  return selectCertificate(db, caller.accountId, number, language)
}

/** The names printed on a caregiver's certificate. @throws PortalError invalid_input when the typed name is another person's */
async function namesOn(db: Database, accountId: string, signature: Signature): Promise<string[]> {
  const person = await approvedName(db, accountId)
  if (signature.kind === 'drawn') return [fullName(person)]
  if (!isNameOf(signature.name, person)) throw new PortalError('invalid_input', { 'signature.name': 'signatureName' })
  return [fullName(person), signature.name]
}

/** A caregiver's name, and whether staff have approved the caregiver under it. */
export function selectName(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .innerJoin('caregivers', 'account_id', 'accounts.id')
    .select(['first_name as firstName', 'last_name as lastName', 'review_status'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** The name on a certificate, which staff must have approved. @throws TrainingError not_approved */
async function approvedName(db: Database, accountId: string) {
  const name = await selectName(db, accountId)
  if (name.review_status !== 'approved') throw new TrainingError('not_approved')
  return name
}

interface Signed {
  signature: Signature
  consentVersion: number
  consentLanguage: Language
  now: Date
}

/** Adds the certificate of an assignment with its signature. @returns its number. @throws TrainingError not_approved */
export async function insertCertificate(
  tx: Tx,
  { keys }: Pick<OwnCall, 'keys'>,
  row: AssignmentRow,
  { signature, consentVersion, consentLanguage, now }: Signed,
): Promise<string> {
  const person = await approvedName(tx, row.accountId)
  const { id, number } = await tx
    .insertInto('training_certificates')
    .values({
      number: newCertificateNumber(),
      assignment_id: row.assignmentId,
      account_id: row.accountId,
      holder: fullName(person),
      course: JSON.stringify(row.title),
      minutes: row.minutes,
      completed_on: newYorkTime(now).slice(0, 10),
      signed_at: now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('training_signatures')
    .values({
      certificate_id: id,
      signature_sealed: keys.seal(JSON.stringify(signature), signatureContext(id)),
      consent_version: consentVersion,
      consent_language: consentLanguage,
    })
    .execute()
  return number
}

function certificatesIn(db: Database) {
  return db
    .selectFrom('training_certificates')
    .selectAll('training_certificates')
    .select(sql<string>`completed_on::text`.as('completedOn'))
}

type CertificateRow = Awaited<ReturnType<ReturnType<typeof certificatesIn>['execute']>>[number]

/** A caregiver's certificates, latest first. */
export async function selectCertificates(db: Database, accountId: string, language: Language) {
  const rows = await certificatesIn(db).where('account_id', '=', accountId).orderBy('signed_at', 'desc').execute()
  return rows.map((row) => cardOf(row, language))
}

async function selectCertificate(db: Database, accountId: string, number: string, language: Language) {
  return cardOf(await ownCertificate(db, accountId, number), language)
}

async function ownCertificate(db: Database, accountId: string, number: string): Promise<CertificateRow> {
  const row = await certificatesIn(db)
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

function cardOf(row: CertificateRow, language: Language): CertificateCard {
  return {
    number: row.number,
    course: inLanguage(row.course, language),
    completedOn: row.completedOn,
    minutes: row.minutes,
    withdrawn: row.withdrawn_at && {
      on: newYorkTime(row.withdrawn_at).slice(0, 10),
      reason: row.withdrawn_reason,
    },
  }
}

/** The public facts of a certificate, for anyone who has its number. @throws PortalError not_found */
export async function verifyCertificate(
  db: Database,
  number: string,
  language: Language,
): Promise<VerifiedCertificate> {
  const row = await certificatesIn(db).where('number', '=', number).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return {
    number: row.number,
    name: row.holder,
    course: inLanguage(row.course, language),
    completedOn: row.completedOn,
    minutes: row.minutes,
    withdrawn: row.withdrawn_at !== null,
  }
}

const fileNames: Phrase<{ number: string }> = {
  en: ({ number }) => `certificate-${number}.pdf`,
  'zh-CN': ({ number }) => `证书-${number}.pdf`,
  'zh-TW': ({ number }) => `證書-${number}.pdf`,
}

/** The PDF of a caregiver's certificate. @throws PortalError not_found; TrainingError certificate_withdrawn, name_unprintable */
export async function certificateFile(call: OwnCall, number: string): Promise<FileBody> {
  const { db, keys, language, messages, throttles } = call
  const row = await ownCertificate(db, call.caller.accountId, number)
  if (row.withdrawn_at) throw new TrainingError('certificate_withdrawn')
  await throttles.count(limits.certificateByAccount, { account: call.caller.accountId })
  const { signature_sealed } = await db
    .selectFrom('training_signatures')
    .select('signature_sealed')
    .where('certificate_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const company = await selectContactInfo(db, language)
  const certificate = {
    number: row.number,
    holder: row.holder,
    course: inLanguage(row.course, language),
    minutes: row.minutes,
    completedOn: row.completedOn,
    agency: company?.companyName ?? '',
    licenceNumber: company?.licenceNumber ?? '',
    address: `${messages.siteUrl}/about/certificate/${row.number}`,
    signature: JSON.parse(keys.open(signature_sealed, signatureContext(row.id)).toString()) as Signature,
  }
  const content = await printCertificate(certificate, language)
  return { type: 'application/pdf', content, name: fileNames[language](row) }
}
