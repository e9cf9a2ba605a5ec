import { type Access, endpoint } from '@portal/contract/endpoint'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ContentCache } from '../src/http/content-cache.ts'
import { type Caller, createDispatch, route } from '../src/http/dispatch.ts'
import type { Services } from '../src/services.ts'

const services = {} as Services
const cache = () => new ContentCache({ bytes: 1_000_000, sizeOf: () => 100 })
const people: Record<string, Caller> = {
  patient: { accountId: '1', sessionId: '1', roles: ['person', 'patient'] },
  caregiver: { accountId: '2', sessionId: '2', roles: ['person', 'caregiver'] },
  editor: { accountId: '3', sessionId: '3', roles: ['staff:editor'] },
}
const identify = async (token: string) => people[token] ?? null
const world = () => ({ services, cache: cache(), identify, contentChanged() {} })

function sample(access: Access, path = '/sample') {
  const input = z.object({ name: z.string().max(5) })
  return endpoint({ method: 'POST', path, access, doc: 'sample', input, output: z.object({ shown: z.string() }) })
}

function dispatchOf(e: ReturnType<typeof sample>, answer: unknown = { shown: 'yes' }) {
  return createDispatch([route(e, async () => answer as { shown: string })], world())
}

describe('one door for every call', () => {
  test('[P04] an endpoint without a policy, or with an unknown one, cannot be registered', () => {
    expect(() => dispatchOf(sample(undefined as unknown as Access))).toThrow(/has no policy/)
    expect(() => dispatchOf(sample('everyone' as Access))).toThrow(/has no policy/)
  })

  test('two endpoints cannot share a path and method', () => {
    const routes = [
      route(sample('visitor'), async () => ({ shown: '' })),
      route(sample('visitor'), async () => ({ shown: '' })),
    ]
    expect(() => createDispatch(routes, world())).toThrow(/registered twice/)
  })

  const rows: [Access, string | undefined, string][] = [
    ['visitor', undefined, 'answered'],
    ['visitor', 'garbage', 'answered'],
    ['session', undefined, 'unauthenticated'],
    ['session', 'garbage', 'unauthenticated'],
    ['session', 'patient', 'answered'],
    ['patient', 'patient', 'answered'],
    ['patient', 'caregiver', 'forbidden'],
    ['caregiver', 'patient', 'forbidden'],
    ['person', 'patient', 'answered'],
    ['person', 'editor', 'forbidden'],
    ['staff:editor', 'editor', 'answered'],
    ['staff:admin', 'editor', 'forbidden'],
    ['staff:editor', undefined, 'unauthenticated'],
  ]
  test.each(rows)('[P04] access %s, token %s: %s', async (access, token, outcome) => {
    const e = sample(access)
    const call = dispatchOf(e)(e, { name: 'x' }, { language: 'en', token })
    const seen = await call.then(
      () => 'answered',
      (error) => error.code,
    )
    expect(seen).toBe(outcome)
  })

  test('access is checked before input, so that strangers learn nothing from messages', async () => {
    const e = sample('patient')
    await expect(dispatchOf(e)(e, { name: 'too long' }, { language: 'en' })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('a wrong input names its field; what the output schema does not list does not leave', async () => {
    const e = sample('visitor')
    await expect(dispatchOf(e)(e, { name: 'too long' }, { language: 'zh-CN' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { name: expect.stringMatching(/\p{Script=Han}/u) },
    })
    const dispatch = dispatchOf(e, { shown: 'yes', secret: 'no' })
    expect(await dispatch(e, { name: 'x' }, { language: 'en' })).toEqual({ shown: 'yes' })
  })

  test('the caller’s copy of an endpoint decides nothing: the registered one does', async () => {
    const forged = { ...sample('patient'), access: 'visitor' as const }
    const call = dispatchOf(sample('patient'))(forged, { name: 'x' }, { language: 'en' })
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('content that is kept', () => {
  test('is made once for many, and again after a change', async () => {
    const kept = cache()
    let made = 0
    const make = async () => ++made
    expect(await Promise.all([kept.keep('a', make), kept.keep('a', make)])).toEqual([1, 1])
    expect(await kept.keep('a', make)).toBe(1)
    kept.clear()
    expect(await kept.keep('a', make)).toBe(2)
  })

  test('is not kept when a change comes while it is being made', async () => {
    const kept = cache()
    const { promise, resolve } = Promise.withResolvers<string>()
    const old = kept.keep('a', () => promise)
    kept.clear()
    resolve('old')
    expect(await old).toBe('old')
    expect(await kept.keep('a', async () => 'new')).toBe('new')
  })

  test('is not kept at all while changes cannot be heard', async () => {
    const kept = cache()
    kept.pause()
    await kept.keep('a', async () => 'unsure')
    expect(kept.get('a')).toBeUndefined()
    kept.resume()
    await kept.keep('a', async () => 'sure')
    expect(kept.get('a')).toBe('sure')
  })
})
