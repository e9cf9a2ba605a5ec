import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPortal } from './setup/portal.ts'
import { makeScene, type Scene } from './spec-calls/scene.ts'
import { calls, type SpecCall } from './spec-calls/table.ts'

const portal = await openPortal()
let shared: Scene

beforeAll(async () => {
  shared = await makeScene(portal)
})

type Values = Record<string, unknown>

describe('the calls of the specification', () => {
  test('the table has every call of section 7, in order', () => {
    const spec = readFileSync(new URL('../../docs/spec.md', import.meta.url), 'utf8')
    const section = /^## 7\. Calls$(.*?)^## /ms.exec(spec)?.[1] ?? ''
    const rows = [...section.matchAll(/^\| (GET|POST|PUT|DELETE) \| (\S+) \|/gm)].map(
      ([, method, path]) => `${method} ${path}`,
    )
    expect(rows).toHaveLength(37)
    expect(calls.map(({ call }) => call.replace(/^\[C\d\d\] /, ''))).toEqual(rows)
    expect(calls.map(({ call }) => Number(call.slice(2, 4)))).toEqual(rows.map((_, i) => i + 1))
  })

  for (const row of calls) {
    test(`${row.call}: method, path, and the place of each parameter`, async () => {
      const scene = row.fresh ? await makeScene(portal) : shared
      await expectPlaces(row, scene)
      const answer = await ask(row, scene)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(answer.json()).toMatchObject({ code: '200', message: expect.any(String), data: row.data })
      expect(Object.keys(answer.json())).toEqual(['code', 'message', 'data'])
    })
  }

  test.each(calls.filter(({ by }) => by))('$call: needs the token in the Authorization header', async (row) => {
    const { token } = shared[row.by ?? 'patient']
    const elsewhere: Record<string, string>[] = [{}, { cookie: `token=${token}` }, { 'x-token': token }]
    for (const headers of elsewhere) expect((await ask(row, shared, { headers })).statusCode).toBe(401)
  })
})

/** Checks that each parameter has an effect where the specification puts it, and only there. */
async function expectPlaces(row: SpecCall, scene: Scene) {
  const names = Object.keys({ ...(await row.query?.(scene)), ...(await row.body?.(scene)) })
  for (const moved of names.filter((name) => !row.optional?.includes(name))) {
    const { statusCode, body, json } = await ask(row, scene, { moved })
    const messages = `${moved} in the wrong place: ${body}`
    if (statusCode === 200) expect(json().data, messages).not.toMatchObject(row.data as object)
    else expect([statusCode, Object.keys(json().fields)], messages).toEqual([400, expect.arrayContaining([moved])])
  }
}

interface Change {
  /** A parameter sent in the query instead of the body, or the other way round. */
  moved?: string
  headers?: Record<string, string>
}

async function ask(row: SpecCall, scene: Scene, { moved, headers }: Change = {}) {
  const [, method, path = ''] = row.call.split(' ')
  const query: Values = { ...(await row.query?.(scene)) }
  const body: Values = { ...(await row.body?.(scene)) }
  if (moved) move(moved, query, body)
  const filled = path.split('?')[0]?.replace(/\{(\w+)\}/g, (_, name) => String(row.path?.[name]))
  return portal.app.inject({
    method: method as 'GET',
    url: `/home${filled}?${queryOf(query)}`,
    headers: headers ?? (row.by ? { authorization: scene[row.by].token } : {}),
    ...(Object.keys(body).length > 0 && { payload: body }),
  })
}

function move(name: string, query: Values, body: Values) {
  const [from, to] = name in query ? [query, body] : [body, query]
  to[name] = from[name]
  delete from[name]
}

function queryOf(values: Values): string {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => [name, text(item)]) : [[name, text(value)]],
  )
  return String(new URLSearchParams(pairs))
}
