import type {
  CaregiverInfo,
  updateCaregiverInfo as caregiverEndpoint,
  PatientInfo,
  updatePatientInfo as patientEndpoint,
} from '@portal/contract/accounts'
import type * as z from 'zod'
import { record, recordAlone } from '../audit/record.ts'
import type { Database } from '../db/client.ts'
import type { Caller } from '../http/dispatch.ts'
import type { Services } from '../services.ts'
import { selectCaregiver, selectPatient } from './queries.ts'
import { personRow } from './register.ts'

/** The caller's own patient record; that the Medicaid ID was read is noted. */
export async function readPatient(services: Services, { accountId }: Caller): Promise<PatientInfo> {
  const patient = await selectPatient(services, accountId)
  if (patient.medicaidId !== '') {
    const subject = `patient ${accountId}`
    await recordAlone(services.db, services.keys, {
      actor: accountId,
      action: 'medicaid-id.read',
      subject,
      outcome: 'done',
    })
  }
  return patient
}

/** Changes the caller's own patient record. */
export async function updatePatient(
  services: Services,
  caller: Caller,
  input: z.output<(typeof patientEndpoint)['input']>,
): Promise<PatientInfo> {
  await services.db.transaction().execute((step) => updatePerson(step, services, caller, input))
  return readPatient(services, caller)
}

/** Changes the caller's own caregiver record. */
export async function updateCaregiver(
  services: Services,
  caller: Caller,
  input: z.output<(typeof caregiverEndpoint)['input']>,
): Promise<CaregiverInfo> {
  await services.db.transaction().execute(async (step) => {
    const work = {
      years_of_experience: input.yearsOfExperience,
      work_experience: input.workExperience,
      employee_id: input.employeeId,
    }
    await step.updateTable('caregivers').set(work).where('account_id', '=', caller.accountId).execute()
    await updatePerson(step, services, caller, input)
  })
  return selectCaregiver(services.db, caller.accountId)
}

async function updatePerson(
  step: Database,
  { keys }: Services,
  { accountId }: Caller,
  input: z.output<(typeof patientEndpoint)['input']>,
) {
  await step.updateTable('accounts').set(personRow(input)).where('id', '=', accountId).execute()
  const event = { actor: accountId, action: 'profile.update', subject: `account ${accountId}` }
  await record(step, keys, { ...event, outcome: 'done' })
}
