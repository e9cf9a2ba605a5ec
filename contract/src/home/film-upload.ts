import './field-texts.ts'
import * as z from 'zod/mini'
import { minute } from '../durations.ts'
import { endpoint, type FileUpload } from '../endpoint.ts'
import { FileInput } from '../file.ts'
import { line } from '../text.ts'

/** The bytes of each part of a film but the last: smaller than what the shipped nginx lets through. */
export const filmPartBytes = 1_500_000
/** The longest film of the home page. */
export const longestFilmMs = 30 * minute

const filmPart: FileUpload = { name: 'file', below: filmPartBytes + 1, types: ['video/mp4'], tooLarge: 'filmDamaged' }

/** The most that the setting FILM_MB allows. */
const maxParts = Math.ceil(2_000_000_000 / filmPartBytes)

const UploadId = z.string().check(z.regex(/^[0-9a-f]{16}$/))
const bytes = () => z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

export const beginFilmUpload = endpoint({
  method: 'POST',
  path: '/staff/home-film/upload',
  access: ['staff:editor'],
  doc: 'Begins or continues the upload of a film of the home page, and tells what may be sent. The same file again is the same upload; any other one of the caller ends.',
  unversioned: 'changes no record, and erases only parts that nobody else has',
  input: z.object({
    name: line(200),
    bytes: bytes(),
    modified: z.int().check(z.describe('when the file was last changed, as the browser says')),
  }),
  output: z.object({
    id: UploadId,
    mostBytes: z.int().check(z.describe('parts of a larger film are refused')),
    parts: z.array(z.int()).check(z.describe('that are here already')),
  }),
})

export const addFilmPart = endpoint({
  method: 'POST',
  path: '/staff/home-film/upload/{id}/part',
  access: ['staff:editor'],
  doc: 'Keeps a part of a film for a day. A part that is sent again replaces itself. The first part erases any other upload of the caller, and the others are refused without it.',
  unversioned: 'adds a part of a file',
  input: z.object({
    id: UploadId,
    number: z.coerce
      .number<number | string>()
      .check(
        z.int(),
        z.minimum(0),
        z.maximum(maxParts - 1),
        z.describe('from 0; each but the last has 1,500,000 bytes'),
      ),
    bytes: bytes().check(z.describe('of the whole film')),
    file: FileInput,
  }),
  upload: filmPart,
  output: z.object({}),
})

export const finishFilmUpload = endpoint({
  method: 'POST',
  path: '/staff/home-film/upload/{id}/film',
  access: ['staff:editor'],
  doc: 'Makes the film of its parts. It is public from then on, and removed after a day if no draft, version or page has it. Its parts stay until they are given up, so that a repetition makes the same film.',
  unversioned: 'adds a film',
  input: z.object({ id: UploadId, name: line(200), bytes: bytes() }),
  output: z.object({ film: z.string() }),
})

export const endFilmUpload = endpoint({
  method: 'DELETE',
  path: '/staff/home-film/upload/{id}',
  access: ['staff:editor'],
  doc: 'Gives up the parts of a film that the caller has sent.',
  unversioned: 'removes parts of a file that nobody else has',
  input: z.object({ id: UploadId }),
  output: z.object({}),
})
