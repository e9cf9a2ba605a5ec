import { randomInt } from 'node:crypto'
import { type Endpoint, httpCall } from '@portal/contract/endpoint'
import { okCode } from '@portal/contract/envelope'
import { streamSeconds } from '@portal/contract/work/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { errorCodes, routes } from '../src/domains.ts'
import { isPublicRead } from '../src/http/dispatch.ts'
import { Callers, isAdmitted, type Role, roles } from './fuzz/callers.ts'
import { brokenInputs, inputOf } from './fuzz/inputs.ts'
import { openPortal, type TestPortal } from './setup/portal.ts'
import { isWhole } from './setup/whole.ts'

/** Number of requests, a sample in `npm test`, and the seed of their inputs; `npm run fuzz -- --runs N --seed S` for others. */
const runs = Number(process.env.FUZZ_RUNS ?? (isWhole ? 5_000 : 1_000))
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))

const portal = await openPortal()
let callers: Callers

beforeAll(() => {
  callers = new Callers(portal)
})

const known = new Set<string>(errorCodes)
const counts = new Map(roles.map((role) => [role, { requests: 0, accepted: 0, endpoints: new Set<Endpoint>() }]))

describe('for any input, with a token of each role, every endpoint answers as its schema says', () => {
  const each = runs / routes.length

  for (const { endpoint } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`
    test(`${name}: no 5xx, no invalid input accepted, only answers that match the schema`, async () => {
      await callers.renew()
      const admitted = roles.filter((role) => isAdmitted(role, endpoint))
      for (const role of admitted.slice(0, 1)) {
        const broken = brokenInputs(endpoint, await callers.validInput(endpoint, role))
        for (const input of broken) await judge(endpoint, input, role)
      }
      await callers.renew()
      for (const role of roles) {
        const isIn = admitted.includes(role)
        const valid = isIn ? await callers.validInput(endpoint, role) : undefined
        // Half of the requests for those who get in, the rest for the others.
        const share = each / 2 / (isIn ? admitted.length : roles.length - admitted.length)
        const property = fc.asyncProperty(inputOf(endpoint, valid), (input) => judge(endpoint, input, role))
        await fc.assert(property, { numRuns: Math.ceil(share), seed })
      }
    })
  }

  test('every role has called every endpoint', () => {
    for (const [{ name }, { endpoints }] of counts) expect([name, endpoints.size]).toEqual([name, routes.length])
  })
})

afterAll(() => {
  const lines = [...counts].map(
    ([{ name }, { requests, accepted }]) => `${name}: ${requests} requests, ${accepted} answered`,
  )
  console.log([`fuzz, seed ${seed}`, ...lines].join('\n  '))
})

async function judge(endpoint: Endpoint, made: Record<string, unknown>, role: Role) {
  const input = withoutStreaming(made)
  const { method, url, body } = httpCall(endpoint, input as never)
  const token = callers.tokenOf(role)
  const answer = await portal.send({ method, url, body, headers: { ...(token && { authorization: token }) } })
  const count = counts.get(role)
  if (count) count.requests++
  count?.endpoints.add(endpoint)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
  // A refused white card is answered with 200 too (spec section 7), so the code decides; for a file, the status.
  const isFile = endpoint.download && answer.statusCode === 200
  if (isFile || answer.json().code === okCode) {
    if (count) count.accepted++
    return judgeSuccess(endpoint, input, answer)
  }
  const refusal = answer.json()
  expect(known, JSON.stringify(refusal)).toContain(refusal.code)
  expect(refusal.message).toMatch(/\S/)
}

/** With any number of seconds that a stream may last, none: other tests listen to one. */
function withoutStreaming(input: Record<string, unknown>) {
  const seconds = Number(input.seconds)
  return seconds > 0 && seconds <= streamSeconds ? { ...input, seconds: 0 } : input
}

type Answer = Awaited<ReturnType<TestPortal['send']>>

async function judgeSuccess(endpoint: Endpoint, input: Record<string, unknown>, answer: Answer) {
  if (!isPublicRead(endpoint)) expect(answer.headers['cache-control']).toBe('no-store')
  const accepted = z.safeParse(endpoint.input, await received(input))
  if (endpoint.method !== 'GET') expect(accepted.success, JSON.stringify(accepted.error?.issues)).toBe(true)
  if (endpoint.download) return
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  const checked = z.safeParse(endpoint.output, data)
  expect(checked.success, JSON.stringify(checked.error?.issues)).toBe(true)
  expect(checked.data).toEqual(data)
}

/** An input as the portal receives it: files are bytes. */
async function received(input: Record<string, unknown>) {
  const values = Object.entries(input).map(async ([name, value]) => [
    name,
    value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value,
  ])
  return Object.fromEntries(await Promise.all(values)) as Record<string, unknown>
}
