import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FileInput, uploadedPicture } from './file.ts'
import { picturePath } from './picture-path.ts'

export const addPicture = endpoint({
  method: 'POST',
  path: '/staff/picture',
  access: ['staff'],
  doc: 'Stores a picture (JPG or PNG under 500 KB) for public content. It is public from then on, and removed after a day if nothing shows it.',
  unversioned: 'adds a picture',
  input: z.object({ file: FileInput }),
  upload: uploadedPicture,
  output: z.object({ picture: picturePath }),
})
