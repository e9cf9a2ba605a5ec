import '../field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { FileId } from '../../files.ts'
import { Uuid } from '../../ids.ts'
import { CalledPhone, Email, MedicaidId, NewYorkPostcode, PersonName, personFields } from '../../person/person.ts'
import { isServedPostcode } from '../../person/postcodes.ts'
import { optional, paragraphs } from '../../text.ts'
import { Day, TimeOfDay } from '../../time.ts'
import { careDocumentKinds, mayOverlap, methods, OfficeId, ServiceId } from '../services/services.ts'
import { BirthDate } from '../shared/birth-date.ts'

/** Maximum number of pictures per document, and of characters in a note. */
export const maxPagesOfDocument = 6
export const maxNoteLetters = 1000

/** The relationship of the person who applies to the person who needs care. */
export const relationships = ['self', 'child', 'spouse', 'relative', 'friend', 'helper'] as const

/** The person who needs care. */
export const Applicant = z.object({
  firstName: PersonName,
  lastName: PersonName,
  birthDate: BirthDate,
  phone: CalledPhone,
  medicaidId: optional(MedicaidId),
})

/** The contact person: the applicant, or the person who applies for them with their permission. */
export const Contact = z
  .object({
    relationship: z.enum(relationships, fieldMessage('choose')),
    firstName: PersonName,
    lastName: PersonName,
    phone: CalledPhone,
    email: optional(Email).check(z.describe('for staff; the portal writes to the proved address of the account only')),
    hasPermission: z
      ._default(z.boolean(), false)
      .check(
        z.describe(
          'whether whoever needs care, or their legal representative, agrees; required from all but themselves',
        ),
      ),
  })
  .check(
    z.refine(({ relationship, hasPermission }) => relationship === 'self' || hasPermission, {
      error: fieldMessage('permission'),
      path: ['hasPermission'],
      // Reported together with the errors of the other fields.
      when: ({ value }) => value instanceof Object,
    }),
  )

/** The address where care would be given. */
const { address, apartment, city } = personFields
export const Home = z.object({
  address,
  apartment,
  city,
  postcode: NewYorkPostcode.check(z.refine(isServedPostcode, fieldMessage('postcodeNotServed'))),
})

export const document = { kind: z.enum(careDocumentKinds), fileId: FileId }
const Documents = z.array(z.object(document)).check(
  z.maxLength(careDocumentKinds.length * maxPagesOfDocument, fieldMessage('tooLong')),
  z.refine(
    (documents) =>
      careDocumentKinds.every((kind) => documents.filter((one) => one.kind === kind).length <= maxPagesOfDocument),
    fieldMessage('tooLong'),
  ),
)

/* Drafts: what was typed so far, finished or not */

const DraftFields = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(2000, fieldMessage('tooLong'))))
  .check(z.refine((fields) => Object.keys(fields).length <= 60, fieldMessage('tooLong')))

const draftFields = {
  serviceId: ServiceId,
  step: z.string().check(z.regex(/^[a-z0-9-]{0,20}$/)),
  fields: DraftFields,
  documents: Documents,
}

export const Draft = z.object({ ...draftFields, savedAt: z.string().check(z.describe('ISO time')) })
export type Draft = z.infer<typeof Draft>

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/service/draft',
  access: ['patient'],
  doc: "The caller's unfinished online application for a service; null when there is none.",
  input: z.object({ serviceId: ServiceId }),
  output: z.nullable(Draft),
})

export const getDrafts = endpoint({
  method: 'GET',
  path: '/api/service/draft/list',
  access: ['patient'],
  doc: "The caller's unfinished online applications, the latest first.",
  input: z.object({}),
  output: z.array(
    z.object({
      serviceId: z.int(),
      item: z.string(),
      savedAt: z.string(),
      applicant: z
        .object({ firstName: z.string(), lastName: z.string() })
        .check(z.describe('the person who needs care, as far as typed; both may be empty')),
    }),
  ),
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/service/draft',
  access: ['patient'],
  doc: 'Keeps an unfinished online application as it stands, with the uploaded papers, for 60 days on every device of the caller.',
  input: z.object(draftFields),
  output: z.object({
    savedAt: z.string(),
    gone: z.array(FileId).check(z.describe('pictures that are no longer here: they have to be uploaded again')),
  }),
})

export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/service/draft',
  access: ['patient'],
  doc: 'Removes an unfinished online application with its papers.',
  input: z.object({ serviceId: ServiceId }),
  output: z.null(),
})

/* Submitting */

interface Sent {
  serviceId: number | null
  method: (typeof methods)[number]
  home?: unknown
  companyAddressId?: number | undefined
  reserveDate?: string | undefined
  reserveTime?: string | undefined
}

/** Online applications need a service and the address where care is given; visits need an office, a day and a time. */
const complete = z.check<Sent>(({ value, issues }) => {
  const needed =
    value.method === 'online'
      ? (['serviceId', 'home'] as const)
      : (['companyAddressId', 'reserveDate', 'reserveTime'] as const)
  for (const name of needed)
    if (value[name] === undefined || value[name] === null)
      issues.push({
        code: 'custom',
        path: [name],
        message: fieldMessage(name === 'home' ? 'required' : 'choose'),
        input: undefined,
      })
})

export const applyForService = endpoint({
  method: 'POST',
  path: '/api/service/apply',
  access: ['patient'],
  doc: 'Applies for a service, online with papers or offline with a visit. The same key gives the same application; its online draft ends.',
  input: z
    .object({
      serviceId: z
        .nullable(ServiceId)
        .check(z.describe('null: which service it is, is found out at the visit; offline only')),
      method: z.enum(methods, fieldMessage('choose')),
      idempotencyKey: Uuid,
      applicant: Applicant,
      contact: Contact,
      home: z.optional(Home),
      note: z._default(paragraphs(maxNoteLetters), ''),
      notify: z
        .object({ sms: z.boolean(), email: z.boolean() })
        .check(z.describe('news by e-mail come as text messages until the account has a proved address')),
      documents: z._default(Documents, []),
      companyAddressId: z.optional(OfficeId),
      reserveDate: z.optional(Day),
      reserveTime: z.optional(TimeOfDay),
      mayOverlap,
      agreed: z.literal(true, fieldMessage('agree')),
    })
    .check(complete),
  output: z.object({ id: Uuid, number: z.string().check(z.describe('what people call it by')) }),
})
