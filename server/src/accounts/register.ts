import type {
  registerCaregiver as caregiverEndpoint,
  registerPatient as patientEndpoint,
} from '@portal/contract/accounts/public'
import type { Language } from '@portal/contract/language'
import type * as z from 'zod'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { consumeProof, tryProof } from './codes.ts'
import { askForProof } from './email-proof.ts'
import { limits } from './limits.ts'
import { hashPassword, refuseCommonPassword } from './login/passwords.ts'
import { isMedicaidIdTaken, sealMedicaidId } from './medicaid-id.ts'
import { queueRegistered } from './notices.ts'
import { attachDocuments } from './review/documents.ts'

type PatientInput = z.output<(typeof patientEndpoint)['input']>
type CaregiverInput = z.output<(typeof caregiverEndpoint)['input']>
type Registration = PatientInput | CaregiverInput

/** The data of a registration, with the proved phone and the hashed password. */
export type NewPerson = Pick<
  Registration,
  | 'firstName'
  | 'lastName'
  | 'preferredName'
  | 'email'
  | 'gender'
  | 'address'
  | 'apartment'
  | 'state'
  | 'city'
  | 'postcode'
> & { phone: string; passwordHash: string; language: Language }

/** Registers a patient (acceptance A04). @throws PortalError proof_expired; invalid_input at `phone`, `password`, `medicaidId` */
export async function registerPatient(call: Call, input: PatientInput): Promise<null> {
  await register(call, input, 'patientRegistered', (tx, person) =>
    addPatient(tx, call, person, input.medicaidId, input.careFor),
  )
  return null
}

/**
 * Registers a caregiver with the documents uploaded so far; the account starts under review (acceptance A05).
 * @throws PortalError proof_expired; invalid_input at `phone`, `password`, `documents`
 */
export async function registerCaregiver(call: Call, input: CaregiverInput): Promise<null> {
  await register(call, input, 'caregiverRegistered', async (tx, person, proofId) => {
    const id = await addCaregiver(tx, person, input)
    await attachDocuments(tx, call, id, input.documents, { proofId })
    return id
  })
  return null
}

async function register(
  call: Call,
  input: Registration,
  notice: 'patientRegistered' | 'caregiverRegistered',
  add: (tx: Tx, person: NewPerson, proofId: string) => Promise<string>,
): Promise<void> {
  await call.throttles.count(limits.registerByNetwork, { network: call.client.address })
  const proof = await tryProof(call.db, input.proof)
  await refuseCommonPassword(input.password)
  const passwordHash = await hashPassword(input.password)
  const person = { ...input, phone: proof.phone, passwordHash, language: call.language }
  await call.db.transaction().execute(async (tx) => {
    const id = await add(tx, person, proof.id)
    await consumeProof(tx, proof.id)
    await queueRegistered(tx, call, id, notice)
    await askForProof(tx, call, id)
    await record(tx, call.keys, { actor: id, action: 'account.register', subject: `account ${id}`, outcome: 'done' })
  })
}

/** Adds a patient. @throws PortalError invalid_input at `phone` or `medicaidId` when another account has it */
export async function addPatient(
  tx: Tx,
  { keys }: Pick<Services, 'keys'>,
  person: NewPerson,
  medicaidId: string,
  careFor: PatientInput['careFor'] = 'self',
): Promise<string> {
  if (medicaidId !== '' && (await isMedicaidIdTaken(tx, keys, medicaidId)))
    throw new PortalError('invalid_input', { medicaidId: 'medicaidIdTaken' })
  const id = await addPerson(tx, 'patient', person)
  const sealed =
    medicaidId === ''
      ? { medicaid_id_sealed: null, medicaid_id_fingerprint: null }
      : sealMedicaidId(keys, id, medicaidId)
  const added = await tx
    .insertInto('patients')
    .values({ account_id: id, care_for: careFor, ...sealed })
    .onConflict((conflict) => conflict.column('medicaid_id_fingerprint').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (!added) throw new PortalError('invalid_input', { medicaidId: 'medicaidIdTaken' })
  return id
}

/** Adds a caregiver, under review. @throws PortalError invalid_input at `phone` when another account has it */
export async function addCaregiver(
  tx: Tx,
  person: NewPerson,
  work: Pick<CaregiverInput, 'yearsOfExperience' | 'workExperience' | 'employeeId'>,
): Promise<string> {
  const id = await addPerson(tx, 'caregiver', person)
  await tx
    .insertInto('caregivers')
    .values({
      account_id: id,
      years_of_experience: work.yearsOfExperience,
      work_experience: work.workExperience,
      employee_id: work.employeeId,
    })
    .execute()
  return id
}

async function addPerson(tx: Tx, kind: 'patient' | 'caregiver', person: NewPerson): Promise<string> {
  const added = await tx
    .insertInto('accounts')
    .values({
      kind,
      ...personRow(person),
      phone: person.phone,
      language: person.language,
      password_hash: person.passwordHash,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new PortalError('invalid_input', { phone: 'phoneTaken' })
  return added.id
}

/** The columns that people may change themselves. */
export function personRow(person: Omit<NewPerson, 'phone' | 'passwordHash' | 'language'>) {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    preferred_name: person.preferredName,
    email: person.email,
    gender: person.gender,
    address: person.address,
    apartment: person.apartment,
    state: person.state,
    city: person.city,
    postcode: person.postcode,
  }
}
