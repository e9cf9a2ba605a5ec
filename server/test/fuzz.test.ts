import { type Endpoint, httpCall } from '@portal/contract/endpoint'
import { okCode } from '@portal/contract/envelope'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { errorCodes, routes } from '../src/domains.ts'
import { isPublicRead } from '../src/http/dispatch.ts'
import { Callers } from './fuzz/callers.ts'
import { inputOf } from './fuzz/inputs.ts'
import { openPortal, type TestPortal } from './setup/portal.ts'
import { isWhole } from './setup/whole.ts'

/** Number of requests: a sample in `npm test`; `npm run fuzz -- --runs N` for more. */
const runs = Number(process.env.FUZZ_RUNS ?? (isWhole ? 5_000 : 1_000))

const portal = await openPortal()
let callers: Callers

beforeAll(async () => {
  callers = new Callers(portal)
})

const known = new Set<string>(errorCodes)

describe('for any input, every endpoint answers as its schema says', () => {
  const each = Math.ceil(runs / routes.length)

  for (const { endpoint } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`
    test(`${name}: no 5xx, no invalid input accepted, only answers that match the schema`, async () => {
      await callers.renew()
      const asked = fc.record({ input: inputOf(endpoint), token: callers.of(endpoint) })
      await fc.assert(
        fc.asyncProperty(asked, ({ input, token }) => judge(endpoint, input, token)),
        { numRuns: each },
      )
    })
  }
})

async function judge(endpoint: Endpoint, input: Record<string, unknown>, token: string | undefined) {
  const { method, url, body } = httpCall(endpoint, input as never)
  const answer = await portal.send({ method, url, body, headers: { ...(token && { authorization: token }) } })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
  // A refused white card is answered with 200 too (spec section 7), so the code decides; for a file, the status.
  const isFile = endpoint.gives && answer.statusCode === 200
  if (isFile || answer.json().code === okCode) return judgeSuccess(endpoint, input, answer)
  const refusal = answer.json()
  expect(known, JSON.stringify(refusal)).toContain(refusal.code)
  expect(refusal.message).toMatch(/\S/)
}

type Answer = Awaited<ReturnType<TestPortal['send']>>

function judgeSuccess(endpoint: Endpoint, input: Record<string, unknown>, answer: Answer) {
  if (!isPublicRead(endpoint)) expect(answer.headers['cache-control']).toBe('no-store')
  const accepted = z.safeParse(endpoint.input, input)
  if (endpoint.method !== 'GET') expect(accepted.success, JSON.stringify(accepted.error?.issues)).toBe(true)
  if (endpoint.gives) return
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  const checked = z.safeParse(endpoint.output, data)
  expect(checked.success, JSON.stringify(checked.error?.issues)).toBe(true)
  expect(checked.data).toEqual(data)
}
