import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { expect, inject, onTestFinished, test } from 'vitest'
import { keepRelease } from '../src/http/pages/releases.ts'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const web = (await import(webBuild)) as ServerBuild
const day = 24 * 3_600_000
const start = new Date('2026-03-01T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * day)

/** A folder, removed after the test. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function build(...names: string[]): Promise<string> {
  const built = await newFolder()
  for (const name of names) await writeFile(join(built, name), name)
  return built
}

const filesIn = async (folders: string[]) => (await Promise.all(folders.map((one) => readdir(one)))).flat().sort()

test('[BUG-6] an earlier release is served for 30 days after the next one has started, however long it ran', async () => {
  const kept = await newFolder()
  const [first, second, third] = [await build('page-1.js'), await build('page-2.js'), await build('page-3.js')]
  expect(await keepRelease(first, kept, start)).toEqual([first])
  expect(await filesIn(await keepRelease(second, kept, after(100)))).toEqual(['page-1.js', 'page-2.js'])
  expect(await filesIn(await keepRelease(third, kept, after(130)))).toEqual(['page-1.js', 'page-2.js', 'page-3.js'])
  expect(await filesIn(await keepRelease(third, kept, new Date(after(130).getTime() + 1)))).toEqual([
    'page-2.js',
    'page-3.js',
  ])
})

test('[BUG-6] a restart of the same release keeps one copy, and two processes that start at once agree', async () => {
  const kept = await newFolder()
  const built = await build('page-1.js')
  await Promise.all([keepRelease(built, kept, start), keepRelease(built, kept, start)])
  expect(await keepRelease(built, kept, after(1))).toEqual([built])
  expect(await readdir(kept)).toHaveLength(1)
})

test.each([
  ['web', '/assets/'],
  ['console', '/staff/assets/'],
])(
  '[BUG-6] the portal gives the scripts of an earlier release of %s, and 404 for what no release had',
  async (app, path) => {
    const folder = join(inject('mediaDir'), '..', 'releases', app, 'earlier')
    await mkdir(folder, { recursive: true })
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'upload-0a1b2c3d.js'), 'export const earlier = 1')
    const portal = await openPortal({ web })
    const answer = await portal.app.inject({
      url: `${path}upload-0a1b2c3d.js`,
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('export const earlier = 1')
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await portal.app.inject({ url: `${path}${basename(folder)}-none.js` })).statusCode).toBe(404)
  },
)
