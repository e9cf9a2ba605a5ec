import { pathPrefix } from '@portal/contract/endpoint'
import { okCode } from '@portal/contract/envelope'
import { beforeAll, describe, expect, test } from 'vitest'
import { errorCodes, routes } from '../../src/domains.ts'
import { newCaregiver, newPatient, newStaff, type Person } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let patient: Person

beforeAll(async () => {
  patient = await newPatient(portal)
})

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'image/png',
  'application/vnd.care+json',
]
const oddTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
  'garbage',
  '/',
  'a/b;',
  'text/plain, */*',
]

/** Calls of the specification without a body. */
const withoutPayload = [
  ['POST', '/home/api/user/submit-white-card?whiteCardId=AB12345C'],
  ['POST', '/home/api/user/activity/register?activityId=1'],
  ['DELETE', '/home/auth/logout'],
] as const

describe('[ASK-7] an empty body counts as no payload', () => {
  test.each(types)('with content type %s, calls without a payload are answered', async (type) => {
    const { headers } = await newPatient(portal)
    for (const [method, url] of withoutPayload) {
      const answer = await portal.app.inject({
        method,
        url,
        payload: '',
        headers: { ...headers, 'content-type': type },
      })
      expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeOneOf([200, 409])
    }
    const after = await portal.app.inject({ url: '/home/api/user/patient/info', headers })
    expect(after.statusCode, 'the logout ended the session').toBe(401)
  })

  test('a call that needs a payload names the fields that are missing', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await portal.app.inject({ method: 'POST', url: '/home/auth/login', payload: '', headers })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(['username', 'password'])
  })

  test('every call that may have a body gives an empty one a clear answer, for any content type and caller', async () => {
    const people = [await newPatient(portal), await newCaregiver(portal), await newStaff(portal, 'admin')]
    const tokens = ['', ...people.map(({ token }) => token)]
    const known = new Set<string>([okCode, ...errorCodes])
    const calls = routes.filter(({ endpoint }) => endpoint.method !== 'GET')
    for (const [turn, { endpoint }] of calls.entries())
      for (const [i, type] of [...types, ...oddTypes].entries()) {
        const url = pathPrefix + endpoint.path.replace(/\{\w+\}/g, '1')
        const headers = { authorization: tokens[(turn + i) % tokens.length], 'content-type': type }
        const answer = await portal.app.inject({ method: endpoint.method as 'POST', url, payload: '', headers })
        const messages = `${endpoint.method} ${url} ${type}: ${answer.body}`
        expect(answer.statusCode, messages).toBeLessThan(500)
        expect(known, messages).toContain(answer.json().code)
      }
  })
})

describe('a body of an unsupported type', () => {
  test.each(types.slice(2))('%s is refused unread, without effect', async (type) => {
    const headers = { ...patient.headers, 'content-type': type }
    const answer = await portal.app.inject({ method: 'DELETE', url: '/home/auth/logout', payload: '{}', headers })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
    const after = await portal.app.inject({ url: '/home/api/user/patient/info', headers: patient.headers })
    expect(after.statusCode).toBe(200)
  })

  test.each(['null', '[]', '"words"', '1', 'true', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', ' '])(
    'JSON that is not an object of fields, %s: 400',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await portal.app.inject({ method: 'POST', url: '/home/auth/login', payload, headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBeOneOf(['invalid_input', 'malformed_json'])
    },
  )
})

describe('JSON designed to exhaust the parser', () => {
  const deep = 30_000
  test.each([
    ['arrays in arrays', `{"username":${'['.repeat(deep)}${']'.repeat(deep)}}`],
    ['objects in objects', `{"username":${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}}`],
    ['as many names', `{${Array.from({ length: 8_000 }, (_, i) => `"n${i}":1`).join()}}`],
    ['one name many times', `{${Array(5_000).fill('"username":"x"').join()}}`],
    ['a long number', `{"username":${'9'.repeat(90_000)}}`],
    ['signs that grow when they are normalized', `{"username":"${'\uFDFA'.repeat(30_000)}","password":"x"}`],
  ])('%s: 4xx', async (_, payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await portal.app.inject({ method: 'POST', url: '/home/auth/login', payload, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
  })
})

describe('a form that cannot be parsed', () => {
  const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n'
  test.each([
    ['nothing', 'multipart/form-data; boundary=x', ''],
    ['no boundary', 'multipart/form-data', 'x'],
    ['no parts', 'multipart/form-data; boundary=x', 'garbage'],
    ['an early end in the headers', 'multipart/form-data; boundary=x', start],
    ['an early end in the file', 'multipart/form-data; boundary=x', `${start}\r\nabc`],
    ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\nabc\r\n--x--\r\n'],
    ['headers without end', 'multipart/form-data; boundary=x', `${start}X: ${'y'.repeat(100_000)}\r\n\r\nabc\r\n--x--`],
    ['too many parts', 'multipart/form-data; boundary=x', `${`${start}\r\nabc\r\n`.repeat(50)}--x--\r\n`],
  ])('%s: 4xx', async (_, type, payload) => {
    const headers = { ...patient.headers, 'content-type': type }
    const answer = await portal.app.inject({ method: 'POST', url: '/home/api/file', payload, headers })
    expect(answer.statusCode, answer.body).toBeOneOf([400, 413])
    expect(answer.json().code).toBeOneOf(['malformed_request', 'invalid_input', 'too_large'])
  })
})
