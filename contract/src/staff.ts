import * as z from 'zod/mini'
import { CaregiverDocument, CaregiverInfo, reviewStatuses } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import type { FieldMessage } from './field-texts.ts'
import { pageOf, paging } from './paging.ts'
import { Password } from './person.ts'
import { line, paragraphs } from './text.ts'
import { Uuid } from './uuid.ts'
import { Version } from './version.ts'

const say = (message: FieldMessage) => message

export const staffRoles = ['admin', 'coordinator', 'editor', 'trainer'] as const

export const staffLogin = endpoint({
  method: 'POST',
  path: '/staff/auth/login',
  access: 'visitor',
  doc: 'Starts a session for staff: e-mail, password, and the six digits of their authenticator.',
  input: z.object({
    username: line(254),
    password: Password,
    totp: z.string(say('required')).check(z.trim(), z.regex(/^\d{6}$/, say('codeFormat'))),
  }),
  output: z.object({
    token: z.string(),
    staff: z.object({ firstName: z.string(), roles: z.array(z.enum(staffRoles)) }),
  }),
})

export const getCaregiverPage = endpoint({
  method: 'GET',
  path: '/staff/caregiver/page',
  access: 'staff:coordinator',
  doc: 'Caregivers by the state of their review, those who wait longest first.',
  input: z.object({ ...paging, reviewStatus: z._default(z.enum(reviewStatuses), 'under_review') }),
  output: pageOf(
    z.object({ id: Uuid, firstName: z.string(), lastName: z.string(), documents: z.int(), createdAt: z.string() }),
  ),
})

export const StaffCaregiver = z.extend(CaregiverInfo, {
  version: z.int(),
  documents: z.array(z.extend(CaregiverDocument, { version: z.int() })),
})
export type StaffCaregiver = z.infer<typeof StaffCaregiver>

export const getCaregiver = endpoint({
  method: 'GET',
  path: '/staff/caregiver/{id}',
  access: 'staff:coordinator',
  doc: 'One caregiver with the documents.',
  input: z.object({ id: Uuid }),
  output: StaffCaregiver,
})

const decision = {
  id: Uuid,
  version: Version,
  reviewStatus: z.enum(reviewStatuses),
  reason: z._default(paragraphs(500), ''),
}
const reasoned = z.refine<{ reviewStatus: string; reason: string }>(
  ({ reviewStatus, reason }) => reviewStatus !== 'rejected' || reason !== '',
  { error: say('reason'), path: ['reason'] },
)

export const reviewCaregiver = endpoint({
  method: 'POST',
  path: '/staff/caregiver/review',
  access: 'staff:coordinator',
  doc: 'Approves or rejects a caregiver, or opens the review again; a rejection needs a reason. The caregiver is told.',
  input: z.object(decision).check(reasoned),
  output: StaffCaregiver,
  current: StaffCaregiver,
})

export const reviewDocument = endpoint({
  method: 'POST',
  path: '/staff/caregiver/document/review',
  access: 'staff:coordinator',
  doc: "Approves or rejects a caregiver's document; a rejection needs a reason. The caregiver is told.",
  input: z.object(decision).check(reasoned),
  output: StaffCaregiver,
  current: StaffCaregiver,
})

export const unlockAccount = endpoint({
  method: 'POST',
  path: '/staff/account/unlock',
  access: 'staff:admin',
  doc: 'Forgives every wrong password, second factor and code of an account, so that its owner can try again at once.',
  input: z.object({ id: Uuid }),
  output: z.null(),
})

export const setAccountDisabled = endpoint({
  method: 'POST',
  path: '/staff/account/disable',
  access: 'staff:admin',
  doc: 'Disables an account, which ends its sessions at once, or enables it again.',
  input: z.object({ id: Uuid, disabled: z.boolean() }),
  output: z.null(),
})
