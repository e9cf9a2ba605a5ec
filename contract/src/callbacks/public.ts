import * as z from 'zod/mini'
import { ContactPromise } from '../contact-promise.ts'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { CalledUsPhone, PersonName } from '../person/person.ts'
import { callbackTopics } from './topics.ts'

export const askForCallback = endpoint({
  method: 'POST',
  path: '/api/callback',
  access: ['visitor'],
  doc: 'Asks the agency to call a phone. While a phone waits for a call, asking again changes nothing.',
  input: z.object({
    name: PersonName,
    phone: CalledUsPhone,
    about: z.enum(callbackTopics, fieldMessage('choose')),
  }),
  output: z.object({ promise: ContactPromise }),
})
