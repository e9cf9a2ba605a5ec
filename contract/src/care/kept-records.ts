import * as z from 'zod/mini'
import { whiteCardStatuses } from '../accounts/own.ts'
import { endpoint } from '../endpoint.ts'
import { Uuid } from '../ids.ts'
import { ApplicationDetail } from './applications/applications.ts'

/** Care records of a deleted account, kept for their retention period (retention-table.ts). */

export const KeptApplication = z.extend(
  z.pick(ApplicationDetail, {
    number: true,
    item: true,
    method: true,
    appointmentLocation: true,
    appointmentDate: true,
    submittedAt: true,
    applicant: true,
    contact: true,
    home: true,
    note: true,
    documents: true,
    events: true,
  }),
  { medicaidId: z.string().check(z.describe('whole; empty when there was none')) },
)
export type KeptApplication = z.infer<typeof KeptApplication>

export const KeptCheck = z.object({
  status: z.enum(whiteCardStatuses),
  reason: z.string(),
  by: z.string().check(z.describe('full name of the member of staff; empty for the patient')),
  medicaidId: z.string().check(z.describe('the last one of the account; empty when there was none')),
})
export type KeptCheck = z.infer<typeof KeptCheck>

const since = z.string().check(z.describe('when its period began'))

export const KeptRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finishedApplications'), since, content: KeptApplication }),
  z.object({ kind: z.literal('whiteCardChecks'), since, content: KeptCheck }),
])
export type KeptRecord = z.infer<typeof KeptRecord>

export const getKeptRecord = endpoint({
  method: 'GET',
  path: '/staff/deleted-account/{id}/record/{recordId}',
  access: ['staff:admin'],
  reads: { action: 'account.read', record: 'account', input: 'id' },
  doc: 'One record that is kept of a deleted account, opened. Audited.',
  input: z.object({ id: Uuid, recordId: Uuid }),
  output: KeptRecord,
})
