import * as z from 'zod/mini'
import type { FileDownload, FileUpload } from './endpoint.ts'

/** An uploaded picture (acceptance A11: under 500KB). */
export const uploadedPicture: FileUpload = { name: 'file', below: 500 * 1024, types: ['image/jpeg', 'image/png'] }

/** The sizes in which private pictures are given: as stored, or as a thumbnail of at most 15 KB. */
export const PictureSize = z.enum(['full', 'small'])
export type PictureSize = z.infer<typeof PictureSize>

/** What calls that give a private picture in either size can answer; a picture whose thumbnail cannot be made is given itself. */
export const downloadedPicture: FileDownload = { types: [...uploadedPicture.types, 'image/webp'] }

/** A file as input: browsers send a Blob, the server reads bytes. */
export const FileInput = z.pipe(
  z.custom<Blob | Uint8Array>((value) => value instanceof Blob || value instanceof Uint8Array),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
)

/** A file as output, as a Blob in the browser. */
export const FileOutput = z.custom<Blob>((value) => value instanceof Blob)
