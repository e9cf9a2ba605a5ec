import type { Access } from '@portal/contract/access'
import { endpoint } from '@portal/contract/endpoint'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import type { Language } from '@portal/contract/language'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { ContentTable } from '../src/db/schema.ts'
import { ContentCache } from '../src/http/answers/content-cache.ts'
import type { Sources } from '../src/http/answers/sources.ts'
import { type Caller, createDispatch, publicRead, route } from '../src/http/dispatch.ts'
import { errorEnvelope } from '../src/http/errors.ts'
import type { Refusal } from '../src/http/refusal.ts'
import type { Services } from '../src/services.ts'

const services = {} as Services
const cache = () => new ContentCache({ bytes: 1_000_000, sizeOf: () => 100 })
const people: Record<string, Caller> = {
  patient: { accountId: '1', sessionId: '1', roles: ['person', 'patient'] },
  caregiver: { accountId: '2', sessionId: '2', roles: ['person', 'caregiver'] },
  editor: { accountId: '3', sessionId: '3', roles: ['staff:editor'] },
}
const identify = async (token: string) => people[token] ?? null
const dependencies = () => ({ services, identify })

function sample(access: Access, path = '/sample') {
  const input = z.object({ name: z.string().max(5) })
  return endpoint({
    method: 'POST',
    path,
    access: [access],
    doc: 'sample',
    input,
    output: z.object({ shown: z.string() }),
  })
}

function dispatchOf(e: ReturnType<typeof sample>, answer: unknown = { shown: 'yes' }) {
  return createDispatch([route(e, async () => answer as { shown: string })], dependencies())
}

describe('dispatch of calls', () => {
  test('[P04] an endpoint without a policy, or with an unknown one, cannot be registered', () => {
    expect(() => dispatchOf(sample(undefined as unknown as Access))).toThrow(/has no policy/)
    expect(() => dispatchOf(sample('everyone' as Access))).toThrow(/has no policy/)
  })

  test('[SEC-11] a public read that does not name its tables, or another call that does, cannot be registered', () => {
    const read = { ...sample('visitor'), method: 'GET' as const }
    const answer = async () => ({ shown: '' })
    expect(() => createDispatch([route(read, answer)], dependencies())).toThrow(/names the tables/)
    expect(() => createDispatch([publicRead(sample('visitor'), answer, ['figures'])], dependencies())).toThrow(
      /names the tables/,
    )
  })

  test('two endpoints cannot share a path and method', () => {
    const routes = [
      route(sample('visitor'), async () => ({ shown: '' })),
      route(sample('visitor'), async () => ({ shown: '' })),
    ]
    expect(() => createDispatch(routes, dependencies())).toThrow(/registered twice/)
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

  test('access is checked before input, so that error messages reveal nothing to strangers', async () => {
    const e = sample('patient')
    await expect(dispatchOf(e)(e, { name: 'too long' }, { language: 'en' })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('an invalid input names its field; data that is not in the output schema is removed', async () => {
    const e = sample('visitor')
    await expect(dispatchOf(e)(e, { name: 'too long' }, { language: 'zh-CN' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { name: 'tooLong' },
    })
    const dispatch = dispatchOf(e, { shown: 'yes', secret: 'no' })
    expect(await dispatch(e, { name: 'x' }, { language: 'en' })).toEqual({ shown: 'yes' })
  })

  test('[ASK-20] what is wrong stands in words for people, in the caller’s language, whatever the input is', async () => {
    const input = z.object({
      list: z.array(z.string()),
      text: z.string().min(3),
      long: z.string().max(5),
      some: z.array(z.string()).max(2),
      count: z.number().min(1).max(9),
      more: z.number().min(1),
      one: z.enum(['a', 'b']),
      when: z.iso.date(),
      either: z.union([z.string(), z.number()]),
      missing: z.string(),
      day: z.union([z.string().regex(/^a/, 'date'), z.number()]),
    })
    const e = endpoint({ method: 'POST', path: '/all', access: ['visitor'], doc: 'all', input, output: z.null() })
    const dispatch = createDispatch([route(e, async () => null)], dependencies())
    const wrong = {
      list: 'a',
      text: 'a',
      long: 'abcdefg',
      some: ['a', 'b', 'c'],
      count: 10,
      more: 0,
      one: 'c',
      when: 'x',
      either: {},
      day: 'b',
    }
    const fieldsIn = async (language: Language) => {
      const error = await dispatch(e, wrong as never, { language }).then(
        () => undefined,
        (refused: Refusal) => refused,
      )
      return error && errorEnvelope(error, language).fields
    }
    expect(await fieldsIn('en')).toEqual({
      list: fieldTexts.notUsable.en,
      text: 'This is too short. It needs 3 characters.',
      long: fieldTexts.tooLong.en,
      some: 'These are too many. There can be 2 at most.',
      count: 'Please enter 9 or less.',
      more: 'Please enter 1 or more.',
      one: fieldTexts.choose.en,
      when: fieldTexts.notUsable.en,
      either: fieldTexts.notUsable.en,
      missing: fieldTexts.required.en,
      day: fieldTexts.date.en,
    })
    for (const language of ['zh-CN', 'zh-TW'] as const)
      for (const [field, said] of Object.entries((await fieldsIn(language)) ?? {}))
        expect(said, field).toMatch(/^[^a-zA-Z]*\p{Script=Han}/u)
  })

  test('the registered endpoint decides, not the caller’s copy of it', async () => {
    const forged = { ...sample('patient'), access: ['visitor'] as const }
    const call = dispatchOf(sample('patient'))(forged, { name: 'x' }, { language: 'en' })
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the cache of public reads', () => {
  const reading = (table: ContentTable, value: Promise<string> | string) => (sources: Sources) => {
    sources.add([table])
    return Promise.resolve(value)
  }
  const shown = async (kept: Promise<{ value: unknown }>) => (await kept).value

  test('makes a value once for many callers, and again after a change of its sources', async () => {
    const kept = cache()
    let made = 0
    const make = async (sources: Sources) => {
      sources.add(['figures'])
      return ++made
    }
    const twice = [kept.keep('a', make), kept.keep('a', make)]
    expect(await Promise.all(twice.map(shown))).toEqual([1, 1])
    kept.forget('banners')
    expect(await shown(kept.keep('a', make))).toBe(1)
    kept.forget('figures')
    expect(await shown(kept.keep('a', make))).toBe(2)
    kept.forget()
    expect(await shown(kept.keep('a', make))).toBe(3)
  })

  test('serves a stale value briefly to callers that accept it, and to no others', async () => {
    const kept = cache()
    await kept.keep('a', reading('figures', 'old'))
    kept.forget('figures')
    expect(await shown(kept.keep('a', reading('figures', 'new'), 60_000))).toBe('old')
    expect(await shown(kept.keep('a', reading('figures', 'new'), 0))).toBe('new')
  })

  test('marks a value as stale if a change arrives while it is made, and never replaces a newer one with it', async () => {
    const kept = cache()
    const { promise, resolve } = Promise.withResolvers<string>()
    const old = kept.keep('a', reading('figures', promise))
    kept.forget('figures')
    expect(await shown(kept.keep('a', reading('figures', 'new')))).toBe('new')
    resolve('old')
    expect(await shown(old)).toBe('old')
    expect(kept.get('a')?.value).toBe('new')
  })

  test('marks values made while changes cannot be heard as stale from the start', async () => {
    const kept = cache()
    kept.lost()
    await kept.keep('a', reading('figures', 'unsure'))
    expect(kept.get('a')?.staleSince).toBeDefined()
    kept.restored()
    expect(await shown(kept.keep('a', reading('figures', 'sure')))).toBe('sure')
    expect(kept.get('a')?.staleSince).toBeUndefined()
  })

  test('does not replace a value by one that lacks data', async () => {
    const kept = cache()
    await kept.keep('a', reading('figures', 'whole'))
    kept.forget('figures')
    const lacking = async (sources: Sources) => {
      sources.outdated = true
      return 'lacking'
    }
    expect(await shown(kept.keep('a', lacking))).toBe('lacking')
    expect(kept.get('a')?.value).toBe('whole')
  })
})
