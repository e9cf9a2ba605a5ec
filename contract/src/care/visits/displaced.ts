import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { RecordId, Version } from '../../ids.ts'
import { languages } from '../../language.ts'
import { ApplicationId } from '../applications/applications.ts'
import { OfficeId } from '../services/services.ts'

const DisplacedVisit = z.object({
  id: ApplicationId,
  version: z.int(),
  number: z.string(),
  companyAddressId: z.int(),
  appointmentDate: z.string(),
  item: z.string(),
  applicant: z.string().check(z.describe('full name of the person who needs care')),
  contact: z.string().check(z.describe('full name of the person to call')),
  phone: z.string().check(z.describe('of the person to call')),
  language: z.enum(languages).check(z.describe('in which messages are read')),
  canBeTold: z.boolean().check(z.describe('whether the applicant has agreed to messages; who has not is called')),
})
export type DisplacedVisit = z.infer<typeof DisplacedVisit>

export const getDisplacedVisits = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/displaced-visits',
  access: ['staff:coordinator'],
  reads: { action: 'visits.read', record: 'applications', key: 'id' },
  doc: 'Whom to call: visits ahead at times when the office takes none any more, and those at other offices on days that are closed everywhere.',
  input: z.object({ companyAddressId: OfficeId }),
  output: z.array(DisplacedVisit),
})

/** Maximum number of visits that one call can call off. */
export const maxCalledOff = 200

export const callOffClosedDay = endpoint({
  method: 'POST',
  path: '/staff/office/{companyAddressId}/closed-day/{closedDayId}/call-off',
  access: ['staff:coordinator'],
  reads: { action: 'visits.read', record: 'applications', key: 'id' },
  doc: 'Calls off visits on a closed day, with its reason, and tells each applicant in their language. Visits that have changed meanwhile stay, and so do those of applicants who agreed to no messages: `left` is whom to call still.',
  unversioned: 'each of the visits has its own version',
  input: z.object({
    companyAddressId: OfficeId,
    closedDayId: RecordId,
    visits: z
      .array(z.object({ id: ApplicationId, version: Version }))
      .check(z.minLength(1, fieldMessage('choose')), z.maxLength(maxCalledOff, fieldMessage('tooLong'))),
  }),
  output: z.object({ calledOff: z.int(), left: z.array(DisplacedVisit) }),
})
