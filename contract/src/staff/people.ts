import './field-texts.ts'
import * as z from 'zod/mini'
import { staffRoles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { Uuid, Version } from '../ids.ts'
import { languages } from '../language.ts'
import { Email, PersonName } from '../person/person.ts'

/** Calls of administrators about the people of the office. */

/** Days for which a link to the first password works. */
export const invitationDays = 7
/** Hours for which a link to a new password works. */
export const resetHours = 24

export const memberStates = ['active', 'invited', 'disabled'] as const

const Roles = z.array(z.enum(staffRoles)).check(
  z.minLength(1, fieldMessage('choose')),
  z.maxLength(staffRoles.length),
  z.refine<string[]>((roles) => new Set(roles).size === roles.length, fieldMessage('choose')),
)

export const StaffMember = z.object({
  id: Uuid,
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.enum(languages),
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(memberStates).check(z.describe('invited: has not set up the second factor yet')),
  linkUntil: z.nullable(z.string()).check(z.describe('until when an unused link to a new password works')),
  secondFactorSince: z.nullable(z.string()),
  passkeys: z.int(),
  lastUsedAt: z.nullable(z.string()),
  createdAt: z.string(),
  own: z.boolean().check(z.describe('whether it is the caller')),
})
export type StaffMember = z.infer<typeof StaffMember>

export const getPeople = endpoint({
  method: 'GET',
  path: '/staff/people',
  access: ['staff:admin'],
  reads: { action: 'staff.read', record: 'accounts', key: 'id' },
  doc: 'Everybody of the office with roles and state, by name.',
  input: z.object({}),
  output: z.array(StaffMember),
})

export const getMember = endpoint({
  method: 'GET',
  path: '/staff/people/{id}',
  access: ['staff:admin'],
  reads: { action: 'staff.read', record: 'account', input: 'id' },
  doc: 'One member of staff.',
  input: z.object({ id: Uuid }),
  output: StaffMember,
})

export const inviteMember = endpoint({
  method: 'POST',
  path: '/staff/people',
  access: ['staff:admin'],
  reads: { action: 'staff.read', record: 'accounts', key: 'id', noted: 'change' },
  doc: 'Adds a member of staff, who gets an e-mail with a link to choose a password.',
  unversioned: 'adds an account',
  input: z.object({
    email: Email,
    firstName: PersonName,
    lastName: PersonName,
    language: z.enum(languages, fieldMessage('choose')),
    roles: Roles,
  }),
  output: StaffMember,
})

export const changeRoles = endpoint({
  method: 'POST',
  path: '/staff/people/{id}/roles',
  access: ['staff:admin'],
  reads: { action: 'staff.read', record: 'account', input: 'id', noted: 'change' },
  doc: "Sets somebody's roles, which count at once; sessions end. Nobody takes away their own administrator role, or that of the last one.",
  input: z.object({ id: Uuid, version: Version, roles: Roles }),
  output: StaffMember,
  current: StaffMember,
})

export const sendLink = endpoint({
  method: 'POST',
  path: '/staff/people/{id}/link',
  access: ['staff:admin'],
  reads: { action: 'staff.read', record: 'account', input: 'id', noted: 'change' },
  doc: 'Ends the old password and all sessions, and sends a link to choose a new one; on request the second factor is set up anew, too. For somebody who was invited it is the invitation again.',
  unversioned: 'replaces credentials that nobody edits',
  input: z.object({
    id: Uuid,
    secondFactor: z._default(z.boolean(), false).check(z.describe('remove it, because it is lost')),
  }),
  output: StaffMember,
})
