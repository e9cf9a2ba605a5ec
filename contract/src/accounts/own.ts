import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FileId } from '../files.ts'
import { Uuid } from '../ids.ts'
import { languages } from '../language.ts'
import {
  CareFor,
  Code,
  caregiverFields,
  confirmed,
  livesInPlace,
  otherPassword,
  Password,
  Phone,
  passwords,
  patientFields,
  personFields,
  TextedPhone,
} from '../person/person.ts'
import { ShownDay } from '../time.ts'
import { documentFields, documentKinds, fittingPaper, reviewStatuses } from './documents.ts'
import { by, SentCode } from './sent-code.ts'

/**
 * What a Medicaid check ends with. `managed_care`: a managed care plan pays, and authorizes the care. `limited`: for some services only.
 * `spend_down`: once the surplus of the income is met. `pending`: the state has not decided yet.
 */
export const cardOutcomes = [
  'eligible',
  'managed_care',
  'limited',
  'spend_down',
  'pending',
  'ineligible',
  'not_found',
] as const
export const whiteCardStatuses = ['waiting', 'submitted', ...cardOutcomes] as const
export type WhiteCardStatus = (typeof whiteCardStatuses)[number]

const Person = {
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string(),
  phone: z.string(),
  email: z.string(),
  emailProved: z.boolean().check(z.describe('whether the e-mail is a user name')),
  gender: z.string(),
  address: z.string(),
  apartment: z.string(),
  state: z.string(),
  city: z.string(),
  postcode: z.string(),
  language: z.enum(languages),
}

export const PatientInfo = z.object({
  ...Person,
  careFor: CareFor,
  medicaidId: z.string().check(z.describe('masked; empty when there is none')),
  whiteCardStatus: z.enum(whiteCardStatuses),
})
export type PatientInfo = z.infer<typeof PatientInfo>

export const getPatientInfo = endpoint({
  method: 'GET',
  path: '/api/user/patient/info',
  access: ['patient'],
  doc: "The caller's own patient record.",
  input: z.object({}),
  output: PatientInfo,
})

export const updatePatientInfo = endpoint({
  method: 'POST',
  path: '/api/user/patient/info/update',
  access: ['patient'],
  doc: "Changes the caller's own patient record.",
  input: z
    .object({
      ...patientFields,
      careFor: z.optional(CareFor).check(z.describe('as it was, if absent')),
    })
    .check(...livesInPlace),
  output: PatientInfo,
})

export const CaregiverDocument = z.object({
  id: Uuid,
  kind: z.enum(documentKinds),
  paper: z.string(),
  fileId: FileId,
  reviewStatus: z.enum(reviewStatuses),
  reviewReason: z.string(),
  createdAt: z.string(),
})
export type CaregiverDocument = z.infer<typeof CaregiverDocument>

export const CaregiverInfo = z.object({
  ...Person,
  yearsOfExperience: z.int(),
  workExperience: z.string(),
  employeeId: z.string(),
  reviewStatus: z.enum(reviewStatuses),
  reviewReason: z.string(),
  newName: z
    .nullable(
      z.object({
        firstName: z.string(),
        lastName: z.string(),
        reviewStatus: z.enum(reviewStatuses),
        reviewReason: z.string(),
      }),
    )
    .check(z.describe('a name that staff have to approve before it is in force; null without one')),
  documents: z.array(CaregiverDocument),
  wanted: z
    .array(z.object({ kind: z.enum(documentKinds), askedOn: ShownDay }))
    .check(z.describe('what the agency has asked for and not got yet')),
})
export type CaregiverInfo = z.infer<typeof CaregiverInfo>

export const getCaregiverInfo = endpoint({
  method: 'GET',
  path: '/api/user/caregiver/info',
  access: ['caregiver'],
  doc: "The caller's own caregiver record with the documents.",
  input: z.object({}),
  output: CaregiverInfo,
})

export const updateCaregiverInfo = endpoint({
  method: 'POST',
  path: '/api/user/caregiver/info/update',
  access: ['caregiver'],
  doc: "Changes the caller's own caregiver record. Once the agency has approved the caller, another name is kept as `newName` until it is reviewed, and the old one stays in force.",
  input: z.object({ ...personFields, ...caregiverFields }).check(...livesInPlace),
  output: CaregiverInfo,
})

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/user/caregiver/document',
  access: ['caregiver'],
  doc: 'Hands in an uploaded picture as a document; it comes under review.',
  input: z.object(documentFields).check(fittingPaper),
  output: CaregiverInfo,
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/user/caregiver/document/{id}',
  access: ['caregiver'],
  doc: "Takes back one of the caller's documents that staff have not approved.",
  input: z.object({ id: Uuid }),
  output: CaregiverInfo,
})

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/user/email/code',
  access: ['person'],
  doc: "Sends a code to the e-mail of the caller's account, unless it is proved.",
  input: z.object({}),
  output: z.object({
    resendAfter: z.int().check(z.describe('seconds until another code can be asked for')),
    validFor: z.int().check(z.describe('seconds')),
  }),
})

export const proveEmail = endpoint({
  method: 'POST',
  path: '/api/user/email/prove',
  access: ['person'],
  doc: "Proves the e-mail of the caller's account by the code sent there; from then on it is a user name. A changed e-mail is unproved.",
  input: z.object({ code: Code }),
  output: z.null(),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  access: ['person'],
  doc: "Changes the caller's password; every other session of the account ends.",
  input: z.object(passwords).check(confirmed(), otherPassword()),
  output: z.null(),
})

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/user/phone/code',
  access: ['person'],
  doc: 'Sends a code to the phone that the caller wants to change to.',
  input: z.object({ phone: TextedPhone, by }),
  output: SentCode,
})

export const changePhone = endpoint({
  method: 'POST',
  path: '/api/user/phone',
  access: ['person'],
  doc: "Changes the caller's phone, proved by a code sent to the new one and by the password.",
  input: z.object({ phone: Phone, code: Code, currentPassword: Password }),
  output: z.null(),
})

export const changeLanguage = endpoint({
  method: 'POST',
  path: '/api/user/language',
  access: ['person'],
  doc: 'Sets the language of the messages to the caller.',
  input: z.object({ language: z.enum(languages) }),
  output: z.null(),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  access: ['person'],
  changes: 'content',
  doc: "Deletes the caller's account with the record and the files.",
  input: z.object({ currentPassword: Password }),
  output: z.null(),
})
