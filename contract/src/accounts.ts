import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { FieldMessage } from './field-texts.ts'
import { FileId } from './files.ts'
import { languages } from './language.ts'
import {
  Code,
  caregiverFields,
  confirmed,
  MedicaidId,
  NewPassword,
  optional,
  Password,
  Phone,
  Proof,
  personFields,
  TextedPhone,
} from './person.ts'
import { line, word } from './text.ts'
import { Uuid } from './uuid.ts'

const say = (message: FieldMessage) => message

export const userTypes = ['patient', 'caregiver'] as const
export type UserType = (typeof userTypes)[number]

/** What the browser keeps of the person who is logged in (acceptance A03). */
export const SessionUser = z.object({ userType: z.enum(userTypes), firstName: z.string() })
export type SessionUser = z.infer<typeof SessionUser>

export const whiteCardStatuses = ['waiting', 'submitted', 'eligible', 'ineligible'] as const
export const reviewStatuses = ['under_review', 'approved', 'rejected'] as const

/* Logging in and out */

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'visitor',
  doc: 'Starts a session for a patient or a caregiver; the user name is the phone number, or the e-mail once it is proved.',
  input: z.object({
    username: line(254),
    password: Password,
  }),
  output: z.object({
    token: z.string(),
    user: SessionUser,
    owner: z
      .string()
      .check(z.describe('the same at every login of this account; the browser tells by it whose a draft is')),
  }),
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/auth/logout',
  access: 'session',
  doc: "Ends the caller's session.",
  input: z.object({}),
  output: z.null(),
})

export const extendSession = endpoint({
  method: 'POST',
  path: '/auth/session/extend',
  access: 'session',
  doc: 'Keeps the session alive for another idle period.',
  input: z.object({}),
  output: z.object({ endsAt: z.string().check(z.describe('ISO time after which no call keeps it alive')) }),
})

const SessionId = Uuid

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/user/session/list',
  access: 'session',
  doc: "The caller's living sessions, the last used first.",
  input: z.object({}),
  output: z.array(
    z.object({
      id: SessionId,
      device: z.string().check(z.describe('browser and system, may be empty')),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      current: z.boolean(),
    }),
  ),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/session/{id}',
  access: 'session',
  doc: "Ends one of the caller's sessions.",
  input: z.object({ id: SessionId }),
  output: z.null(),
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/session',
  access: 'session',
  doc: "Ends all of the caller's sessions, this one too.",
  input: z.object({}),
  output: z.null(),
})

/* Proving a phone */

export const codePurposes = ['register', 'reset', 'change-phone'] as const

export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/verification-code',
  access: 'visitor',
  doc: 'Sends a verification code to a phone. The answer is the same whether or not the phone is known.',
  input: z.object({ phone: TextedPhone, purpose: z.enum(codePurposes) }),
  output: z.object({
    resendAfter: z.int().check(z.describe('seconds until another code can be asked for')),
    validFor: z.int().check(z.describe('seconds')),
  }),
})

export const provePhone = endpoint({
  method: 'POST',
  path: '/auth/verification-code/check',
  access: 'visitor',
  doc: 'Exchanges a code for a proof of the phone, with which one person can register. A phone that has an account is told so here.',
  input: z.object({ phone: Phone, code: Code }),
  output: z.object({ proof: z.string(), expiresAt: z.string() }),
})

/* Registering */

const accountFields = {
  proof: Proof,
  ...personFields,
  password: NewPassword,
  confirmation: Password,
  agreed: z.literal(true, say('agree')),
}

export const registerPatient = endpoint({
  method: 'POST',
  path: '/api/user/patient/register',
  access: 'visitor',
  doc: 'Makes a patient account for the phone that the proof stands for (acceptance A04).',
  input: z.object({ ...accountFields, medicaidId: optional(MedicaidId) }).check(confirmed()),
  output: z.null(),
})

export const documentKinds = ['workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The papers that a kind of document can be; kinds without a list are one paper (acceptance A05). */
export const papersOf = {
  workAuthorization: ['usPassport', 'greenCard', 'workPermit', 'socialSecurityCard'],
  homeCareCertificate: [],
  medicalReport: [],
  proofOfAddress: ['utilityBill', 'phoneBill', 'bankStatement', 'insurance', 'governmentLetter'],
} as const satisfies Record<DocumentKind, readonly string[]>

/** Most pictures of one kind of document: its pages, or front and back. */
export const mostPages = 6

const papers: Record<DocumentKind, readonly string[]> = papersOf
const documentFields = {
  kind: z.enum(documentKinds),
  paper: z._default(word(30, 'choose'), ''),
  fileId: FileId,
}
const fittingPaper = z.refine<{ kind: DocumentKind; paper: string }>(
  ({ kind, paper }) => (papers[kind].length > 0 ? papers[kind].includes(paper) : paper === ''),
  { error: say('choose'), path: ['paper'] },
)

export const registerCaregiver = endpoint({
  method: 'POST',
  path: '/api/user/caregiver/register',
  access: 'visitor',
  doc: 'Makes a caregiver account, under review until staff approve it (acceptance A05). Documents may follow later.',
  input: z
    .object({
      ...accountFields,
      ...caregiverFields,
      documents: z._default(
        z.array(z.object(documentFields).check(fittingPaper)).check(z.maxLength(documentKinds.length * mostPages)),
        [],
      ),
    })
    .check(confirmed()),
  output: z.null(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/resetPassword',
  access: 'visitor',
  doc: 'Sets a new password for the account of a phone, with a code sent to it; every session of the account ends (acceptance A09).',
  input: z.object({ phone: Phone, code: Code, password: NewPassword, confirmation: Password }).check(confirmed()),
  output: z.null(),
})

/* The own profile */

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
  medicaidId: z.string().check(z.describe('masked; empty when there is none')),
  whiteCardStatus: z.enum(whiteCardStatuses),
})
export type PatientInfo = z.infer<typeof PatientInfo>

export const getPatientInfo = endpoint({
  method: 'GET',
  path: '/api/user/patient/info',
  access: 'patient',
  doc: "The caller's own patient record.",
  input: z.object({}),
  output: PatientInfo,
})

export const updatePatientInfo = endpoint({
  method: 'POST',
  path: '/api/user/patient/info/update',
  access: 'patient',
  doc: "Changes the caller's own patient record.",
  input: z.object(personFields),
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
  documents: z.array(CaregiverDocument),
})
export type CaregiverInfo = z.infer<typeof CaregiverInfo>

export const getCaregiverInfo = endpoint({
  method: 'GET',
  path: '/api/user/caregiver/info',
  access: 'caregiver',
  doc: "The caller's own caregiver record with the documents.",
  input: z.object({}),
  output: CaregiverInfo,
})

export const updateCaregiverInfo = endpoint({
  method: 'POST',
  path: '/api/user/caregiver/info/update',
  access: 'caregiver',
  doc: "Changes the caller's own caregiver record.",
  input: z.object({ ...personFields, ...caregiverFields }),
  output: CaregiverInfo,
})

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/user/caregiver/document',
  access: 'caregiver',
  doc: 'Hands in an uploaded picture as a document; it comes under review.',
  input: z.object(documentFields).check(fittingPaper),
  output: CaregiverInfo,
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/user/caregiver/document/{id}',
  access: 'caregiver',
  doc: "Takes back one of the caller's documents that staff have not approved.",
  input: z.object({ id: Uuid }),
  output: CaregiverInfo,
})

/* The own account */

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/user/email/code',
  access: 'person',
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
  access: 'person',
  doc: "Proves the e-mail of the caller's account by the code sent there; from then on it is a user name. A changed e-mail is unproved.",
  input: z.object({ code: Code }),
  output: z.null(),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  access: 'session',
  doc: "Changes the caller's password; every other session of the account ends.",
  input: z.object({ currentPassword: Password, password: NewPassword, confirmation: Password }).check(confirmed()),
  output: z.null(),
})

export const changePhone = endpoint({
  method: 'POST',
  path: '/api/user/phone',
  access: 'person',
  doc: "Changes the caller's phone, proved by a code sent to the new one and by the password.",
  input: z.object({ phone: Phone, code: Code, currentPassword: Password }),
  output: z.null(),
})

export const changeLanguage = endpoint({
  method: 'POST',
  path: '/api/user/language',
  access: 'person',
  doc: 'Sets the language of the messages to the caller.',
  input: z.object({ language: z.enum(languages) }),
  output: z.null(),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  access: 'person',
  changes: 'content',
  doc: "Deletes the caller's account with the record and the files.",
  input: z.object({ currentPassword: Password }),
  output: z.null(),
})
