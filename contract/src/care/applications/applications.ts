import * as z from 'zod/mini'
import { ContactPromise } from '../../contact-promise.ts'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { FileOutput } from '../../file.ts'
import { FileId } from '../../files.ts'
import { Uuid } from '../../ids.ts'
import { pageOf, paging } from '../../paging.ts'
import { paragraphs } from '../../text.ts'
import { ShownTime } from '../../time.ts'
import { careDocumentKinds, mayOverlap, methods, visitFields } from '../services/services.ts'
import { document, relationships } from './applying.ts'

export const progresses = ['to_do', 'finished', 'exception', 'unknown'] as const
export type Progress = (typeof progresses)[number]

/**
 * The stages of an application as shown to the applicant, derived from the `progress` that staff set, the requested
 * documents and the visit.
 */
export const stages = [
  'received',
  'checking',
  'visit',
  'needed',
  'visit_needed',
  'unclear',
  'finished',
  'cancelled',
] as const
export type Stage = (typeof stages)[number]

export const maxMessageLetters = 1000

export const ApplicationId = Uuid

/** An entry in the list of applications (acceptance W05). */
export const Application = z.object({
  id: ApplicationId,
  number: z.string(),
  serviceId: z.nullable(z.int()).check(z.describe('null: it is found out at the visit')),
  item: z.string().check(z.describe('title of the service, or that it is found out at the visit')),
  applicant: z.object({ firstName: z.string(), lastName: z.string() }).check(z.describe('the person who needs care')),
  method: z.enum(methods),
  appointmentLocation: z.string().check(z.describe('name of the office; empty when online')),
  appointmentDate: z.string().check(z.describe('New York wall time, YYYY-MM-DD HH:mm; empty when online')),
  progress: z.enum(progresses),
  stage: z
    .enum(stages)
    .check(z.describe('what the applicant reads: needed and visit_needed wait for the applicant, visit is ahead')),
  submittedAt: ShownTime,
  cancelled: z.boolean(),
  missing: z.array(z.enum(careDocumentKinds)).check(z.describe('papers that the agency asked for and still waits for')),
  unread: z.boolean().check(z.describe('whether the agency has written or decided since it was last opened')),
})
export type Application = z.infer<typeof Application>

export const eventKinds = [
  'submitted',
  'progress',
  'paper_wanted',
  'paper_added',
  'message',
  'moved',
  'called_off',
  'cancelled',
] as const

export const ApplicationEvent = z.object({
  id: Uuid,
  at: ShownTime,
  kind: z.enum(eventKinds),
  by: z.enum(['patient', 'agency']),
  progress: z.union([z.literal(''), z.enum(progresses)]),
  document: z.union([z.literal(''), z.enum(careDocumentKinds)]),
  text: z.string().check(z.describe('what was written; of a moved visit its new time, of a called-off one the reason')),
})
export type ApplicationEvent = z.infer<typeof ApplicationEvent>

export const ApplicationDetail = z.extend(Application, {
  applicant: z.object({
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    phone: z.string(),
    medicaidId: z.string().check(z.describe('masked; empty when there is none')),
  }),
  contact: z.object({
    relationship: z.enum(relationships),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    email: z.string(),
    hasPermission: z.boolean().check(z.describe('of the person who needs care; unknown counts as false')),
  }),
  home: z.nullable(z.object({ address: z.string(), apartment: z.string(), city: z.string(), postcode: z.string() })),
  note: z.string(),
  notify: z.object({ sms: z.boolean(), email: z.boolean() }),
  office: z.nullable(
    z.object({ companyAddressId: z.int(), address: z.string(), phone: z.string(), addressUrl: z.string() }),
  ),
  documents: z.array(z.object({ id: Uuid, ...document, addedAt: z.string() })),
  events: z.array(ApplicationEvent).check(z.describe('the oldest first')),
  promise: ContactPromise.check(z.describe('given when the application was sent')),
  open: z.boolean().check(z.describe('whether the applicant may still write, add papers or cancel')),
  movable: z.boolean().check(z.describe('whether the visit may be moved or cancelled')),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

export const getMyApplications = endpoint({
  method: 'GET',
  path: '/api/user/serviceRecord/page',
  access: ['patient'],
  doc: "The caller's applications, the newest first.",
  input: z.object(paging),
  output: pageOf(Application),
})

/** Maximum number of people suggested for the next application. */
export const maxKnownPeople = 5

export const getKnownPeople = endpoint({
  method: 'GET',
  path: '/api/user/serviceRecord/people',
  access: ['patient'],
  doc: 'Whom the caller has applied for, other than for themselves: as last typed, the latest first, at most five.',
  input: z.object({}),
  output: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.string(),
      phone: z.string(),
      relationship: z.enum(relationships),
    }),
  ),
})

export const getMyApplication = endpoint({
  method: 'GET',
  path: '/api/user/serviceRecord/{id}',
  access: ['patient'],
  doc: "One of the caller's applications with everything that happened to it.",
  input: z.object({ id: ApplicationId }),
  output: ApplicationDetail,
})

export const writeAboutApplication = endpoint({
  method: 'POST',
  path: '/api/user/serviceRecord/{id}/message',
  access: ['patient'],
  doc: 'Writes to the agency about an open application. The same key writes it once.',
  input: z.object({
    id: ApplicationId,
    text: paragraphs(maxMessageLetters).check(z.minLength(1, fieldMessage('required'))),
    idempotencyKey: z.optional(Uuid),
  }),
  output: ApplicationDetail,
})

export const addApplicationDocument = endpoint({
  method: 'POST',
  path: '/api/user/serviceRecord/{id}/document',
  access: ['patient'],
  doc: 'Adds an uploaded paper to an open application.',
  input: z.object({ id: ApplicationId, kind: z.enum(careDocumentKinds), fileId: FileId }),
  output: ApplicationDetail,
})

/** Minutes within which a document added after submission can be withdrawn: long enough to notice a wrong picture. */
export const withdrawMinutes = 15

export const withdrawApplicationDocument = endpoint({
  method: 'DELETE',
  path: '/api/user/serviceRecord/{id}/document',
  access: ['patient'],
  doc: 'Takes a paper back that was added to an open application in the last minutes.',
  input: z.object({ id: ApplicationId, fileId: FileId }),
  output: ApplicationDetail,
})

export const moveVisit = endpoint({
  method: 'POST',
  path: '/api/user/serviceRecord/{id}/move',
  access: ['patient'],
  doc: 'Moves a visit that has not begun to another slot.',
  input: z.object({ id: ApplicationId, ...visitFields, mayOverlap }),
  output: ApplicationDetail,
})

export const cancelApplication = endpoint({
  method: 'POST',
  path: '/api/user/serviceRecord/{id}/cancel',
  access: ['patient'],
  doc: 'Cancels an open application, and its visit.',
  input: z.object({ id: ApplicationId }),
  output: ApplicationDetail,
})

export const getVisitCalendar = endpoint({
  method: 'GET',
  path: '/api/user/serviceRecord/{id}/calendar',
  access: ['patient'],
  doc: "A visit of the caller's as an iCalendar file.",
  input: z.object({ id: ApplicationId }),
  output: FileOutput,
  download: { types: ['text/calendar; charset=utf-8'], name: 'visit.ics' },
})
