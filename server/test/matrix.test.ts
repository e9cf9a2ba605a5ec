import { httpCall } from '@portal/contract/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../src/domains.ts'
import { cells } from './matrix/cells.ts'
import { type Caller, callers, type Scene } from './matrix/row.ts'
import { makeScene } from './matrix/scene.ts'
import { openPortal } from './setup/portal.ts'
import { namesVersion, versionOf } from './setup/saving.ts'

const portal = await openPortal()
let shared: Scene

beforeAll(async () => {
  shared = await makeScene(portal)
})

// Owners come last, so that the records they change or delete still exist when others try.
const owners: Caller[] = ['patient', 'caregiver']
const strangersFirst = [...callers.filter((caller) => !owners.includes(caller)), ...owners]
/** The rows of the acceptance that an endpoint's permissions prove, besides P04. */
const proves: Record<string, string> = {
  'POST /api/user/submit-white-card': '[P02] [P03] [W04] ',
  'POST /api/service/apply': '[P02] [P03] [W04] ',
  'POST /api/service/restriction/check': '[W04] ',
  'PUT /api/service/draft': '[W04] ',
  'POST /api/user/comment/add': '[P02] ',
  'POST /api/user/activity/register': '[P02] ',
  'GET /api/user/training/list': '[P03] ',
  'GET /api/user/training/{trainingContentId}': '[P03] ',
  'GET /api/user/exam/{trainingContentId}': '[P03] ',
}
const names = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

describe('[P04] permissions of every caller for every endpoint, on own and other people’s records', () => {
  test('every endpoint has a row, and every row an endpoint', () => {
    expect(Object.keys(cells).sort()).toEqual([...names].sort())
    expect(names).toEqual(expect.arrayContaining(Object.keys(proves)))
  })

  for (const { endpoint } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`
    const row = cells[name]
    if (!row) continue
    test(`${proves[name] ?? ''}${name}: ${row.expected.join(' ')}`, async () => {
      const scene = row.fresh ? await makeScene(portal) : shared
      const seen: Record<string, number> = {}
      for (const caller of strangersFirst) seen[caller] = await statusOf(caller, scene)
      expect(seen).toEqual(Object.fromEntries(callers.map((caller, i) => [caller, row.expected[i]])))
    })

    async function statusOf(caller: Caller, scene: Scene): Promise<number> {
      const asked = (await row?.input(scene, caller)) as Record<string, unknown>
      const input = namesVersion(endpoint) ? { version: await versionOf(portal, endpoint, asked), ...asked } : asked
      const { method, url, body } = httpCall(endpoint, input as never)
      // So many refusals of one account are throttled.
      await portal.db.deleteFrom('throttles').where('key', 'like', 'refusalsByAccount:%').execute()
      const token = scene.tokens[caller]
      const headers = { ...(token !== undefined && { authorization: token }) }
      return (await portal.send({ method, url, body, headers })).statusCode
    }
  }
})
