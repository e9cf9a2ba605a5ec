import type { PatientInfo } from '@portal/contract/accounts/own'
import type { StaffCaregiver } from '@portal/contract/accounts/staff'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { maskedMedicaidId, openMedicaidId } from './medicaid-id.ts'

const personColumns = [
  'accounts.id',
  'first_name as firstName',
  'last_name as lastName',
  'preferred_name as preferredName',
  'phone',
  'email',
  'email_proved_at',
  'gender',
  'address',
  'apartment',
  'state',
  'city',
  'postcode',
  'language',
] as const

/** A patient's own record, with the Medicaid ID masked. */
export async function selectPatient({ db, keys }: Pick<Services, 'db' | 'keys'>, id: string): Promise<PatientInfo> {
  const { medicaid_id_sealed, phone, gender, email_proved_at, ...person } = await db
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.account_id', 'accounts.id')
    .select([...personColumns, 'medicaid_id_sealed', 'care_for as careFor', 'white_card_status as whiteCardStatus'])
    .where('accounts.id', '=', id)
    .executeTakeFirstOrThrow()
  const medicaidId = medicaid_id_sealed ? maskedMedicaidId(openMedicaidId(keys, id, medicaid_id_sealed)) : ''
  return { ...person, phone: phone ?? '', gender: gender ?? '', emailProved: email_proved_at !== null, medicaidId }
}

/** A caregiver's record with its documents. @throws PortalError not_found */
export async function selectCaregiver(db: Database, id: string): Promise<StaffCaregiver> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('caregivers', 'caregivers.account_id', 'accounts.id')
    .select([
      ...personColumns,
      'caregivers.version',
      'years_of_experience as yearsOfExperience',
      'work_experience as workExperience',
      'employee_id as employeeId',
      'review_status as reviewStatus',
      'review_reason as reviewReason',
    ])
    .select(['new_first_name', 'new_last_name', 'name_status', 'name_reason'])
    .where('accounts.id', '=', id)
    .executeTakeFirst()
  if (!found) throw new PortalError('not_found')
  const { phone, gender, email_proved_at, new_first_name, new_last_name, name_status, name_reason, ...person } = found
  const newName = name_status && {
    firstName: new_first_name ?? '',
    lastName: new_last_name ?? '',
    reviewStatus: name_status,
    reviewReason: name_reason,
  }
  const known = { phone: phone ?? '', gender: gender ?? '', emailProved: email_proved_at !== null }
  const [documents, wanted] = await Promise.all([selectDocuments(db, id), selectWanted(db, id)])
  return { ...person, ...known, newName, documents, wanted }
}

async function selectWanted(db: Database, caregiverId: string): Promise<StaffCaregiver['wanted']> {
  const rows = await db
    .selectFrom('wanted_documents')
    .select(['kind', 'asked_at'])
    .where('caregiver_id', '=', caregiverId)
    .orderBy('asked_at')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, asked_at }) => ({ kind, askedOn: newYorkTime(asked_at).slice(0, 10) }))
}

async function selectDocuments(db: Database, caregiverId: string): Promise<StaffCaregiver['documents']> {
  const rows = await db
    .selectFrom('caregiver_documents')
    .selectAll()
    .select(sql<string | null>`expires_on::text`.as('expiresOn'))
    .where('caregiver_id', '=', caregiverId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    kind: row.kind,
    paper: row.paper,
    fileId: row.file_id,
    reviewStatus: row.review_status,
    reviewReason: row.review_reason,
    createdAt: row.created_at.toISOString(),
    expiresOn: row.expiresOn,
  }))
}
