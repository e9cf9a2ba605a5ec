import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Uuid } from '../ids.ts'

export const logout = endpoint({
  method: 'DELETE',
  path: '/auth/logout',
  access: ['session'],
  doc: "Ends the caller's session.",
  input: z.object({}),
  output: z.null(),
})

export const extendSession = endpoint({
  method: 'POST',
  path: '/auth/session/extend',
  access: ['session'],
  doc: 'Keeps the session alive for another idle period.',
  input: z.object({}),
  output: z.object({ endsAt: z.string().check(z.describe('ISO time after which no call keeps it alive')) }),
})

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/user/session/list',
  access: ['session'],
  doc: "The caller's living sessions, the last used first.",
  input: z.object({}),
  output: z.array(
    z.object({
      id: Uuid,
      device: z.string().check(z.describe('browser and system, may be empty')),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      current: z.boolean(),
    }),
  ),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/session/{id}',
  access: ['session'],
  doc: "Ends one of the caller's sessions.",
  input: z.object({ id: Uuid }),
  output: z.null(),
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/session',
  access: ['session'],
  doc: "Ends all of the caller's sessions, this one too.",
  input: z.object({}),
  output: z.null(),
})
