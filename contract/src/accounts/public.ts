import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { downloadedPicture, FileInput, FileOutput, PictureSize, uploadedPicture } from '../file.ts'
import { FileId, StoredFile } from '../files.ts'
import {
  CareFor,
  Code,
  Confirmation,
  caregiverFields,
  confirmed,
  livesInPlace,
  MedicaidId,
  NewPassword,
  Password,
  Phone,
  Proof,
  patientFields,
  personFields,
  TextedPhone,
} from '../person/person.ts'
import { line, optional } from '../text.ts'
import { documentFields, documentKinds, fittingPaper, maxPages } from './documents.ts'
import { by, SentCode } from './sent-code.ts'
import { SessionUser } from './session-user.ts'

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: ['visitor'],
  doc: 'Starts a session for a patient or a caregiver; the user name is the phone number, or the e-mail once it is proved.',
  input: z.object({
    username: line(254, 'number'),
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

export const codePurposes = ['register', 'reset'] as const

export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/verification-code',
  access: ['visitor'],
  doc: 'Sends a verification code to a phone, by text message or read aloud by a call. The answer is the same whether or not the phone is known.',
  input: z.object({ phone: TextedPhone, purpose: z.enum(codePurposes), by }),
  output: SentCode,
})

export const provePhone = endpoint({
  method: 'POST',
  path: '/auth/verification-code/check',
  access: ['visitor'],
  doc: 'Exchanges a code for a proof of the phone, with which one person can register. A phone that has an account is told so here.',
  input: z.object({ phone: Phone, code: Code }),
  output: z.object({ proof: z.string(), expiresAt: z.string() }),
})

const accountFields = {
  proof: Proof,
  ...personFields,
  password: NewPassword,
  confirmation: Confirmation,
  agreed: z.literal(true, fieldMessage('agree')),
}

export const registerPatient = endpoint({
  method: 'POST',
  path: '/api/user/patient/register',
  access: ['visitor'],
  doc: 'Makes a patient account for the phone that the proof stands for (acceptance A04).',
  input: z
    .object({
      ...accountFields,
      ...patientFields,
      careFor: z._default(CareFor, 'self'),
      medicaidId: optional(MedicaidId),
    })
    .check(confirmed(), ...livesInPlace),
  output: z.null(),
})

export const registerCaregiver = endpoint({
  method: 'POST',
  path: '/api/user/caregiver/register',
  access: ['visitor'],
  doc: 'Makes a caregiver account, under review until staff approve it (acceptance A05). Documents may follow later.',
  input: z
    .object({
      ...accountFields,
      ...caregiverFields,
      documents: z._default(
        z.array(z.object(documentFields).check(fittingPaper)).check(z.maxLength(documentKinds.length * maxPages)),
        [],
      ),
    })
    .check(confirmed(), ...livesInPlace),
  output: z.null(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/resetPassword',
  access: ['visitor'],
  doc: 'Sets a new password for the account of a phone, with a code sent to it; every session of the account ends (acceptance A09).',
  input: z.object({ phone: Phone, code: Code, password: NewPassword, confirmation: Confirmation }).check(confirmed()),
  output: z.null(),
})

export const uploadRegistrationFile = endpoint({
  method: 'POST',
  path: '/api/registration/file',
  access: ['visitor'],
  doc: 'Keeps a picture for somebody who is registering and has proved the phone.',
  input: z.object({ proof: Proof, file: FileInput }),
  upload: uploadedPicture,
  output: StoredFile,
})

export const getRegistrationFile = endpoint({
  method: 'POST',
  path: '/api/registration/file/{id}',
  access: ['visitor'],
  doc: 'A picture that was uploaded in the same registration; its secret travels in the body, so that no address holds it.',
  input: z.object({ id: FileId, proof: Proof, size: z._default(PictureSize, 'full') }),
  output: FileOutput,
  download: downloadedPicture,
})
