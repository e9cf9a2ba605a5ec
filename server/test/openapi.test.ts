import { expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../src/domains.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

interface Operation {
  summary: string
  description: string
  parameters: { name: string; in: string }[]
}

test('the description contains every call with its doc line, access and parameters', async () => {
  const document = (await portal.send({ method: 'GET', url: '/home/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, Operation>))
  expect(operations).toHaveLength(routes.length)
  for (const operation of operations) {
    expect(operation.summary.length).toBeGreaterThan(10)
    expect(operation.description).toMatch(/^Access: /)
  }
  const page = document.paths['/home/content/activity/page'].get as Operation
  expect(page.parameters.map((p) => `${p.in} ${p.name}`)).toEqual([
    'query pageNum',
    'query pageSize',
    'query cityList',
    'query activityTypeId',
    'query keyword',
  ])
})

test('files are described as sent: form data in, bytes out', async () => {
  const { paths } = (await portal.send({ method: 'GET', url: '/home/openapi.json' })).json()
  const form = paths['/home/api/file'].post.requestBody.content['multipart/form-data'].schema
  expect(form.properties.file).toEqual({
    type: 'string',
    format: 'binary',
    description: 'image/jpeg or image/png, smaller than 512000 bytes',
  })
  const given = paths['/home/api/file/{id}'].get.responses[200].content
  expect(Object.keys(given)).toEqual(['image/jpeg', 'image/png', 'image/webp'])
})

test('[SEC-17] the description is built once, not for each request', async () => {
  vi.resetModules()
  vi.doMock('../src/http/openapi.ts', { spy: true })
  const { openApi } = await import('../src/http/openapi.ts')
  const { startPortal } = await import('./setup/portal.ts')
  const fresh = await startPortal()
  onTestFinished(async () => {
    await fresh.close()
    vi.doUnmock('../src/http/openapi.ts')
    vi.resetModules()
  })
  const first = await fresh.app.inject('/home/openapi.json')
  const built = vi.mocked(openApi).mock.calls.length
  expect(built).toBeGreaterThan(0)
  expect((await fresh.app.inject('/home/openapi.json')).body).toBe(first.body)
  expect(vi.mocked(openApi).mock.calls).toHaveLength(built)
})

test('[AX-28] the docs page has a title, a main part, and every call under a heading, without external resources', async () => {
  const { paths } = (await portal.send({ method: 'GET', url: '/home/openapi.json' })).json()
  for (const url of ['/home/docs', '/home/docs/']) {
    const { statusCode, body, headers } = await portal.send({ method: 'GET', url })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(body).not.toMatch(/(src|href)="https?:/)
    expect(body.match(/<main>/g)).toHaveLength(1)
    expect(body.match(/<h1>/g)).toHaveLength(1)
    const headings = [...body.matchAll(/<h3><code>([A-Z]+) ([^<]+)<\/code>/g)].map(
      ([, method, path]) => `${method} ${path}`,
    )
    const calls = Object.entries(paths).flatMap(([path, of]) =>
      Object.keys(of as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(headings.sort()).toEqual(calls.sort())
  }
})
