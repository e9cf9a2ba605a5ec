import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { Uuid } from '../ids.ts'

export const DeviceNotices = z.object({
  publicKey: z.string().check(z.describe('application server key for subscribing, base64url (RFC 8292)')),
  devices: z.array(
    z.object({
      id: Uuid,
      device: z.string().check(z.describe('browser and system, may be empty')),
      createdAt: z.string(),
      current: z.boolean().check(z.describe('whether it is the device that asks')),
      failing: z.boolean().check(z.describe('whether its push service did not take the last notice')),
    }),
  ),
})
export type DeviceNotices = z.infer<typeof DeviceNotices>

export const getDeviceNotices = endpoint({
  method: 'GET',
  path: '/api/user/push/list',
  access: ['person'],
  doc: "The caller's devices that show notices, the newest first, and the key for subscribing.",
  input: z.object({}),
  output: DeviceNotices,
})

/** A key of a browser's subscription, with or without padding. */
const key = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), fieldMessage('pushUnusable')))

export const subscribeDevice = endpoint({
  method: 'POST',
  path: '/api/user/push',
  access: ['person'],
  doc: 'Shows notices on the device that asks, by its push subscription (RFC 8030, 8291), in place of some text messages and e-mails. The push service is reached by https and has a public name.',
  input: z.object({
    endpoint: z
      .string()
      .check(
        z.minLength(1, fieldMessage('required')),
        z.maxLength(2000, fieldMessage('tooLong')),
        z.regex(/^[!-~]*$/, fieldMessage('pushUnusable')),
      ),
    p256dh: key(65),
    auth: key(16),
  }),
  output: DeviceNotices,
})

export const unsubscribeDevice = endpoint({
  method: 'DELETE',
  path: '/api/user/push/{id}',
  access: ['person'],
  doc: "Ends the notices on one of the caller's devices.",
  input: z.object({ id: Uuid }),
  output: DeviceNotices,
})
