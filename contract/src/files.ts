import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FileInput, FileOutput, uploadedPicture } from './file.ts'
import { Proof } from './person.ts'
import { Uuid } from './uuid.ts'

export const FileId = Uuid

const StoredFile = z.object({ id: FileId })

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/file',
  access: 'person',
  doc: 'Keeps a picture (JPG or PNG under 500 KB) for the caller. It is removed after a day if no record takes it.',
  input: z.object({ file: FileInput }),
  carries: uploadedPicture,
  output: StoredFile,
})

export const getFile = endpoint({
  method: 'GET',
  path: '/api/file/{id}',
  access: 'session',
  doc: "A private file: the caller's own, or one that the caller's role may look at.",
  input: z.object({ id: FileId }),
  output: FileOutput,
  gives: { types: uploadedPicture.types },
})

export const uploadRegistrationFile = endpoint({
  method: 'POST',
  path: '/api/registration/file',
  access: 'visitor',
  doc: 'Keeps a picture for somebody who is registering and has proved the phone.',
  input: z.object({ proof: Proof, file: FileInput }),
  carries: uploadedPicture,
  output: StoredFile,
})

export const getRegistrationFile = endpoint({
  method: 'POST',
  path: '/api/registration/file/{id}',
  access: 'visitor',
  doc: 'A picture that was uploaded in the same registration; its secret travels in the body, so that no address holds it.',
  input: z.object({ id: FileId, proof: Proof }),
  output: FileOutput,
  gives: { types: uploadedPicture.types },
})
