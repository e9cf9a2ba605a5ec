import '../field-texts.ts'
import * as z from 'zod/mini'
import { CompanyOffice } from '../../company/public.ts'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { RecordId } from '../../ids.ts'
import { picturePath } from '../../picture-path.ts'
import { Day, TimeOfDay } from '../../time.ts'

/** Ways of applying: upload the documents, or bring them to an office. */
export const methods = ['online', 'offline'] as const
export type Method = (typeof methods)[number]

/** Kinds of documents in an application. */
export const careDocumentKinds = ['identity', 'medicaidCard', 'proofOfAddress', 'doctorNote'] as const
export type CareDocumentKind = (typeof careDocumentKinds)[number]

export const ServiceId = RecordId
export const OfficeId = RecordId

export const Service = z.object({
  serviceId: z.int(),
  title: z.string(),
  summary: z.string(),
  picture: picturePath,
  alt: z.string(),
  methods: z.array(z.enum(methods)),
})
export type Service = z.infer<typeof Service>

export const getServices = endpoint({
  method: 'GET',
  path: '/api/service/infos',
  access: ['person'],
  doc: 'The services that patients can apply for.',
  input: z.object({}),
  output: z.array(Service),
})

export const ServiceDetail = z.extend(Service, {
  description: z.string(),
  forWhom: z.string().check(z.describe('who the service is for')),
  requirements: z.string().check(z.describe('what is needed to get it, a line each')),
  cost: z.string(),
  documents: z.array(z.object({ kind: z.enum(careDocumentKinds), required: z.boolean() })),
})
export type ServiceDetail = z.infer<typeof ServiceDetail>

export const getService = endpoint({
  method: 'GET',
  path: '/api/service/info',
  access: ['person'],
  doc: 'One service with who it is for, what is needed and what it costs.',
  input: z.object({ serviceId: ServiceId }),
  output: ServiceDetail,
})

export const dayStates = ['open', 'full', 'closed', 'past'] as const

export const VisitDay = z.object({
  date: z.string(),
  state: z.enum(dayStates).check(z.describe('past: gone, or too soon to book; closed: also too far ahead')),
  note: z.string().check(z.describe('why it is closed, such as the name of a holiday; may be empty')),
  slots: z.array(z.object({ time: z.string(), free: z.int() })).check(z.describe('of an open or full day')),
})
export type VisitDay = z.infer<typeof VisitDay>

export const ServiceOffice = z.extend(CompanyOffice, {
  slotMinutes: z.int(),
  bookableFrom: z.string().check(z.describe('first day that can be booked, YYYY-MM-DD')),
  bookableUntil: z.string().check(z.describe('last day that can be booked, YYYY-MM-DD')),
  days: z.array(VisitDay).check(z.describe('every day of the month that was asked for; else empty')),
})
export type ServiceOffice = z.infer<typeof ServiceOffice>

export const getServiceOffices = endpoint({
  method: 'GET',
  path: '/api/service/addresses',
  access: ['person'],
  doc: 'Offices that take visits; of one of them in one month also the days with their free slots.',
  input: z.object({
    companyAddressId: z.optional(OfficeId),
    month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, fieldMessage('date')))),
  }),
  output: z.array(ServiceOffice),
})

/** Slot that a patient chooses for a visit. */
export const visitFields = { companyAddressId: OfficeId, reserveDate: Day, reserveTime: TimeOfDay }

/** Whether the person has confirmed a visit that overlaps another one of theirs. */
export const mayOverlap = z._default(z.boolean(), false)

export const slotProblems = [
  'slotPast',
  'slotSoon',
  'slotFar',
  'slotClosed',
  'slotHoliday',
  'slotUnknown',
  'slotFull',
] as const
export type SlotProblem = (typeof slotProblems)[number]

export const checkRestriction = endpoint({
  method: 'POST',
  path: '/api/service/restriction/check',
  access: ['patient'],
  doc: 'Whether a slot can be booked now, or why not.',
  input: z.object(visitFields),
  output: z.object({
    available: z.boolean(),
    free: z.int().check(z.describe('places that are left')),
    problem: z.union([z.literal(''), z.enum(slotProblems)]),
    message: z.string().check(z.describe("why not, in the caller's language; else empty")),
  }),
})
