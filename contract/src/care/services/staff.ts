import '../../fields/field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { Version } from '../../ids.ts'
import { AllTexts, managedText } from '../../managed-text.ts'
import { paragraphs } from '../../text.ts'
import { serviceNeeds } from './public.ts'
import { ServiceId } from './services.ts'

export const StaffServiceCost = z.object({
  serviceId: z.int(),
  version: z.int(),
  title: AllTexts,
  cost: AllTexts,
  needs: z.array(z.enum(serviceNeeds)),
})
export type StaffServiceCost = z.infer<typeof StaffServiceCost>

export const getStaffServiceCosts = endpoint({
  method: 'GET',
  path: '/staff/service/costs',
  access: ['staff:editor'],
  doc: 'What every service costs, in every language, and which needs it covers.',
  input: z.object({}),
  output: z.array(StaffServiceCost),
})

export const setServiceCost = endpoint({
  method: 'PUT',
  path: '/staff/service/{serviceId}/cost',
  access: ['staff:editor'],
  doc: 'Sets what a service costs and which needs it covers, for the public guide and the service itself.',
  input: z.object({
    serviceId: ServiceId,
    version: Version,
    cost: managedText(paragraphs(500)),
    needs: z.array(z.enum(serviceNeeds, fieldMessage('choose'))).check(
      z.refine<string[]>((needs) => new Set(needs).size === needs.length, fieldMessage('choose')),
      z.describe('each at most once; the guide does not suggest a service without any'),
    ),
  }),
  output: StaffServiceCost,
  current: StaffServiceCost,
})
