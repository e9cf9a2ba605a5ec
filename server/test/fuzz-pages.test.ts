import fc from 'fast-check'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { hostileValues } from './fuzz/inputs.ts'
import { openPortal } from './setup/portal.ts'
import { isWhole } from './setup/whole.ts'

/** Number of requests: a sample in `npm test`; `npm run fuzz -- --runs N` for more. */
const runs = Math.ceil(Number(process.env.FUZZ_RUNS ?? (isWhole ? 5_000 : 1_000)) / 20)
const webBuild = '../../web/build/server/index.js'
const web = (await import(webBuild)) as ServerBuild
const portal = await openPortal({ web })

const odd = fc.oneof(
  hostileValues,
  fc.constantFrom(
    'constructor',
    'toString',
    '1.5',
    '٣',
    '1,2',
    '%2e%2e%2f',
    'a/b',
    'a;b',
    '.data',
    '_root',
    'zh-CN',
    '民國37',
  ),
  fc.string({ unit: 'grapheme' }),
)
const encoded = odd.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 600))

/** The paths of all pages, from the route table; `:name` and `*` are parameters. */
const routePaths = Object.values(web.routes).flatMap((route) =>
  route?.path || route?.index ? [`/${route.path ?? ''}`] : [],
)
const isParameter = (part: string) => /^[:*]/.test(part)
const [withParameters, fixed] = [true, false].map((wanted) =>
  routePaths.filter((path) => path.split('/').some(isParameter) === wanted),
) as [string[], string[]]
const path = fc.oneof(
  fc.constantFrom(...fixed),
  fc.constantFrom(...withParameters).chain((route) => {
    const parts = route.split('/').map((part) => (isParameter(part) ? encoded : fc.constant(part)))
    return fc.tuple(...parts).map((filled) => filled.join('/'))
  }),
)
const name = fc.constantFrom(
  'q',
  'page',
  'pageNum',
  'city',
  'type',
  'id',
  'lang',
  'redirect',
  'tab',
  '_routes',
  'index',
  '__proto__',
)
const query = fc.array(
  fc.tuple(name, encoded).map((pair) => pair.join('=')),
  { maxLength: 3 },
)
/** Suffixes of React Router's own requests for data and modules. */
const ending = fc.constantFrom('', '', '', '', '.data', '/', '/_.data')

describe('for any address of a page', () => {
  test('the answer is a document, a redirect or a clear error, never a 5xx or a stack trace', {
    timeout: scaleTimeout(120_000),
  }, async () => {
    const address = fc.tuple(path, ending, query).map(([to, end, pairs]) => `${to}${end}?${pairs.join('&')}`)
    await fc.assert(
      fc.asyncProperty(address, fc.constantFrom('en', 'zh-CN', 'zh-TW'), async (url, language) => {
        const { statusCode, body, headers } = await portal.send({
          method: 'GET',
          url,
          headers: { 'accept-language': language },
        })
        expect(statusCode, `${url}: ${body.slice(0, 300)}`).toBeLessThan(500)
        expect(body).not.toMatch(/ at .*\.(ts|js):\d+/)
        if (statusCode >= 300 && statusCode < 400) expect(headers.location, url).toMatch(/^\/(?!\/)/)
      }),
      { numRuns: runs },
    )
  })

  test('the route manifest is answered or refused', async () => {
    const paths = fc.array(fc.oneof(path, encoded), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(paths, fc.oneof(fc.constant(web.assets.version), encoded), async (asked, version) => {
        const url = `/__manifest?paths=${encodeURIComponent(asked.join(','))}&version=${version}`
        const { statusCode, body } = await portal.send({ method: 'GET', url })
        expect(statusCode, `${url}: ${body.slice(0, 300)}`).toBeLessThan(500)
      }),
      { numRuns: Math.ceil(runs / 5) },
    )
  })
})
