import type {
  CaregiverInfo,
  updateCaregiverInfo as caregiverEndpoint,
  PatientInfo,
  updatePatientInfo as patientEndpoint,
} from '@portal/contract/accounts/own'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import { noteOwnRead } from '../audit/repetitions.ts'
import type { Tx } from '../db/client.ts'
import type { Caller } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { askForProof } from './email-proof.ts'
import { limits } from './limits.ts'
import { queueEmailChanged } from './notices.ts'
import { selectCaregiver, selectPatient } from './queries.ts'
import { personRow } from './register.ts'
import { enterName } from './review/new-name.ts'

/** The caller's own patient record; reading the Medicaid ID is audited. */
export async function readPatient(services: Services, caller: Caller): Promise<PatientInfo> {
  const { accountId } = caller
  const patient = await selectPatient(services, accountId)
  if (patient.medicaidId !== '') await noteOwnRead({ ...services, caller }, 'medicaid-id.read', `patient ${accountId}`)
  return patient
}

/** Updates the caller's own patient record. @throws PortalError invalid_input at `state` when the patient lives in another state */
export async function updatePatient(
  services: Services,
  caller: Caller,
  input: z.output<(typeof patientEndpoint)['input']>,
): Promise<PatientInfo> {
  await updating(services, caller, async (tx) => {
    const careFor = input.careFor ?? (await careForOf(tx, caller))
    if (careFor === 'self' && input.state !== 'NY') throw new PortalError('invalid_input', { state: 'stateNotServed' })
    await updatePerson(tx, services, caller, input)
    const patient = tx.updateTable('patients').set({ care_for: careFor }).where('account_id', '=', caller.accountId)
    await patient.where('care_for', '!=', careFor).execute()
  })
  return readPatient(services, caller)
}

async function careForOf(tx: Tx, { accountId }: Caller) {
  const patient = tx.selectFrom('patients').select('care_for').where('account_id', '=', accountId)
  return (await patient.executeTakeFirstOrThrow()).care_for
}

/** Updates the caller's own caregiver record; a new name may need a review. */
export async function updateCaregiver(
  services: Services,
  caller: Caller,
  input: z.output<(typeof caregiverEndpoint)['input']>,
): Promise<CaregiverInfo> {
  await updating(services, caller, async (tx) => {
    const work = {
      years_of_experience: input.yearsOfExperience,
      work_experience: input.workExperience,
      employee_id: input.employeeId,
    }
    await tx.updateTable('caregivers').set(work).where('account_id', '=', caller.accountId).execute()
    const { firstName, lastName } = await enterName(tx, caller.accountId, input)
    await updatePerson(tx, services, caller, { ...input, firstName, lastName })
  })
  return selectCaregiver(services.db, caller.accountId)
}

function updating(services: Services, caller: Caller, work: (tx: Tx) => Promise<void>) {
  return audited({ ...services, caller }, 'profile.update', `account ${caller.accountId}`, work)
}

/** Marks a changed e-mail address as unproved, and notifies the previously proved one. */
async function updatePerson(
  tx: Tx,
  services: Services,
  { accountId }: Caller,
  input: z.output<(typeof patientEndpoint)['input']>,
) {
  const before = await tx
    .selectFrom('accounts')
    .select(['email', 'email_proved_at', 'language'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const changed = before.email !== input.email
  const unproved = changed && { email_proved_at: null }
  await tx
    .updateTable('accounts')
    .set({ ...personRow(input), ...unproved })
    .where('id', '=', accountId)
    .execute()
  if (changed && before.email_proved_at) await queueEmailChanged(tx, services, accountId, before)
  // Rate limited, so that the form cannot be used to send mail to strangers' addresses one after another.
  if (changed && (await services.throttles.allows(limits.emailCodeByAccountDaily, { account: accountId })))
    await askForProof(tx, services, accountId)
}
