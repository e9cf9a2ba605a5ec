import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { FileOutput } from '../file.ts'
import { Uuid } from '../ids.ts'
import { ungrouped } from '../person/person.ts'
import { typed } from '../text.ts'
import { ShownDay } from '../time.ts'

/**
 * A certificate's number: twelve letters and digits in groups of four, without those that look alike. Upper case and
 * hyphens need not be typed.
 */
export const CertificateNumber = typed('plain').check(
  ungrouped,
  z.toUpperCase(),
  z.overwrite((value) => value.match(/.{1,4}/gu)?.join('-') ?? ''),
  z.regex(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/, fieldMessage('certificateNumber')),
)

export const VerifiedCertificate = z.object({
  number: z.string(),
  name: z.string().check(z.describe('as printed on the certificate')),
  course: z.string(),
  completedOn: ShownDay,
  minutes: z.int().check(z.describe('in-service time that the course counts for')),
  withdrawn: z.boolean(),
})
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/content/certificate/{number}',
  access: ['visitor'],
  doc: 'What a training certificate says, for those who hold its number, and whether it has been withdrawn.',
  input: z.object({ number: CertificateNumber }),
  output: VerifiedCertificate,
})

/** A file of a film. `low` is for slow lines. */
export const filmFiles = ['standard', 'low', 'captions-en', 'captions-zh-CN', 'captions-zh-TW'] as const
export type FilmFile = (typeof filmFiles)[number]

export const getFilmFile = endpoint({
  method: 'GET',
  path: '/content/training/film/{filmId}/{file}',
  access: ['visitor'],
  doc: 'A file of a training film, in whole or in part, by the link that opening the film gave. The link is its own permission: it names one file and one viewing, for which the parts sent are noted, and ends after a while.',
  input: z.object({
    filmId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    file: z.enum(filmFiles),
    viewingId: Uuid.check(z.describe('the viewing that the link was made for')),
    until: z.string().check(z.regex(/^\d{1,13}$/), z.describe('seconds since 1970')),
    signature: z.string().check(z.regex(/^[\w-]{0,100}$/)),
  }),
  output: FileOutput,
  download: { types: ['video/mp4', 'text/vtt; charset=utf-8'], ranges: true },
})
