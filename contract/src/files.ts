import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { downloadedPicture, FileInput, FileOutput, PictureSize, uploadedPicture } from './file.ts'
import { Uuid } from './ids.ts'

export const FileId = Uuid

export const StoredFile = z.object({ id: FileId })

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/file',
  access: ['person'],
  doc: 'Keeps a picture (JPG or PNG under 500 KB) for the caller. It is removed after a day if no record takes it.',
  input: z.object({ file: FileInput }),
  upload: uploadedPicture,
  output: StoredFile,
})

export const getFile = endpoint({
  method: 'GET',
  path: '/api/file/{id}',
  access: ['session'],
  doc: "A private file: the caller's own, or one that the caller's role may look at.",
  input: z.object({ id: FileId, size: z._default(PictureSize, 'full') }),
  output: FileOutput,
  download: downloadedPicture,
})
