import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { FileOutput } from '../file.ts'
import { Uuid, Version } from '../ids.ts'
import { pageOf, paging } from '../paging.ts'
import { line, optional, paragraphs, withoutBlanks } from '../text.ts'
import { Day, ShownDay } from '../time.ts'
import { documentKinds, documentsWaitDays, reviewStatuses } from './documents.ts'
import { CaregiverDocument, CaregiverInfo } from './own.ts'

const listed = { reviewStatus: z._default(z.enum(reviewStatuses), 'under_review') }
const foundIn = { reviewStatus: z._default(z.enum([...reviewStatuses, 'all']), 'all') }
const search = line(60, 'plain').check(z.describe('a part of the name, or of the phone number'))

const CaregiverPage = pageOf(
  z.object({
    id: Uuid,
    firstName: z.string(),
    lastName: z.string(),
    reviewStatus: z.enum(reviewStatuses),
    documents: z.int(),
    createdAt: z.string(),
  }),
)

export const getCaregiverPage = endpoint({
  method: 'GET',
  path: '/staff/caregiver/page',
  access: ['staff:coordinator'],
  reads: { action: 'caregivers.read', record: 'caregivers', key: 'id' },
  doc: 'Caregivers by the state of their review, those who wait longest first.',
  input: z.object({ ...paging, ...listed }),
  output: CaregiverPage,
})

export const findCaregivers = endpoint({
  method: 'POST',
  path: '/staff/caregiver/search',
  access: ['staff:coordinator'],
  reads: { action: 'caregivers.read', record: 'caregivers', key: 'id' },
  doc: 'Finds caregivers of one state of the review, or of all, by name or phone number.',
  unversioned: 'a search, whose words do not belong into an address',
  input: z.object({ ...paging, ...foundIn, search }),
  output: CaregiverPage,
})

export const exportCaregivers = endpoint({
  method: 'POST',
  path: '/staff/caregiver/export',
  access: ['staff:coordinator'],
  reads: { action: 'caregivers.export', record: 'caregivers', noted: 'handler' },
  doc: 'Caregivers as a file for spreadsheets, in which phone numbers and IDs stay text.',
  unversioned: 'changes nothing; what is searched for does not belong into an address',
  input: z.object({ ...foundIn, search: optional(search) }),
  output: FileOutput,
  download: { types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], name: 'caregivers.xlsx' },
})

export const StaffCaregiver = z.extend(CaregiverInfo, {
  version: z.int(),
  documents: z.array(
    z.extend(CaregiverDocument, {
      version: z.int(),
      expiresOn: z.nullable(ShownDay).check(z.describe('null when it does not expire')),
    }),
  ),
})
export type StaffCaregiver = z.infer<typeof StaffCaregiver>

export const getCaregiver = endpoint({
  method: 'GET',
  path: '/staff/caregiver/{id}',
  access: ['staff:coordinator'],
  reads: { action: 'caregiver.read', record: 'account', input: 'id' },
  doc: 'One caregiver with the documents.',
  input: z.object({ id: Uuid }),
  output: StaffCaregiver,
})

const decision = {
  id: Uuid,
  version: Version,
  reviewStatus: z.enum(reviewStatuses),
  reason: z._default(withoutBlanks(500), ''),
}
const reasoned = z.refine<{ reviewStatus: string; reason: string }>(
  ({ reviewStatus, reason }) => reviewStatus !== 'rejected' || reason !== '',
  { error: fieldMessage('reason'), path: ['reason'] },
)

export const reviewCaregiver = endpoint({
  method: 'POST',
  path: '/staff/caregiver/review',
  access: ['staff:coordinator'],
  reads: { action: 'caregiver.read', record: 'account', input: 'id', noted: 'change' },
  doc: 'Approves or rejects a caregiver, or opens the review again; a rejection needs a reason. The caregiver is told. An approval is refused while a required document is missing, not approved or expired, unless staff say why they approve anyway, which is noted.',
  input: z
    .object({
      ...decision,
      anyway: z
        ._default(paragraphs(500), '')
        .check(z.describe('why a caregiver is approved although documents are missing')),
    })
    .check(reasoned),
  output: StaffCaregiver,
  current: StaffCaregiver,
})

export const reviewName = endpoint({
  method: 'POST',
  path: '/staff/caregiver/name/review',
  access: ['staff:coordinator'],
  reads: { action: 'caregiver.read', record: 'account', input: 'id', noted: 'change' },
  doc: "Approves an approved caregiver's new name, which is in force from then on, rejects it with a reason, or opens its review again. The caregiver is told.",
  input: z.object(decision).check(reasoned),
  output: StaffCaregiver,
  current: StaffCaregiver,
})

export const reviewDocument = endpoint({
  method: 'POST',
  path: '/staff/caregiver/document/review',
  access: ['staff:coordinator'],
  reads: { action: 'caregiver.read', record: 'document', input: 'id', noted: 'change' },
  doc: "Approves or rejects a caregiver's document; a rejection needs a reason. The caregiver is told. The approval of a kind that may expire needs its last day, or null when it does not expire.",
  input: z.object({ ...decision, expiresOn: z.optional(z.nullable(Day)) }).check(reasoned),
  output: StaffCaregiver,
  current: StaffCaregiver,
})

export const setDocumentExpiry = endpoint({
  method: 'POST',
  path: '/staff/caregiver/document/expiry',
  access: ['staff:coordinator'],
  reads: { action: 'caregiver.read', record: 'document', input: 'id', noted: 'change' },
  doc: "Sets the last day on which a caregiver's document is valid; null when it does not expire. The caregiver is reminded 60 and 14 days ahead.",
  input: z.object({ id: Uuid, version: Version, expiresOn: z.nullable(Day) }),
  output: StaffCaregiver,
  current: StaffCaregiver,
})

export const askForDocuments = endpoint({
  method: 'POST',
  path: '/staff/caregiver/ask',
  access: ['staff:coordinator'],
  reads: { action: 'caregiver.read', record: 'account', input: 'id', noted: 'change' },
  doc: `Asks a caregiver for documents by a text message that names them, at most once a day for each kind. The caregiver sees what is wanted until it is handed in; the review waits until then, for ${documentsWaitDays} days at most.`,
  unversioned: 'adds to what is wanted and overwrites nothing; a repetition tells nobody again',
  input: z.object({
    id: Uuid,
    kinds: z
      .array(z.enum(documentKinds))
      .check(z.minLength(1, fieldMessage('choose')), z.maxLength(documentKinds.length, fieldMessage('tooLong'))),
  }),
  output: StaffCaregiver,
})
