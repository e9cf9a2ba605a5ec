import { type ForkOptions, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confined } from '../../src/files/confined.ts'
import { keyFromFile } from '../../src/key-file.ts'

const probe = fileURLToPath(new URL('./probe.ts', import.meta.url))
const denied = 'ERR_ACCESS_DENIED'
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-confined-'))
  await keyFromFile(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Runs a probe like the picture process, with some options changed, and returns what it could access. */
async function reach(instead: ForkOptions = {}) {
  const child = fork(probe, { ...(await confined(probe)), ...instead })
  child.send(join(dataDir, 'encryption.key'))
  const [report] = await once(child, 'message')
  return report
}

test('[SEC-28] from inside the picture process neither the key file nor the portal’s environment can be read', async () => {
  const report = await reach()
  expect(report).toMatchObject({ key: denied, parent: denied, writing: denied, programs: denied })
  expect(report.names.filter((name: string) => !name.startsWith('NODE_'))).toEqual(['MALLOC_ARENA_MAX'])
})

test('without the permission model, the portal’s own user can read both', async () => {
  expect(await reach({ execArgv: [], uid: process.getuid?.(), gid: process.getgid?.() })).toMatchObject({
    key: 'done',
    parent: 'done',
  })
})

test('[SEC-28] if the portal runs as root, outside of a private home, the system refuses both, whatever the process does', async () => {
  const report = await reach({ execArgv: [] })
  const bySystem = process.getuid?.() === 0 && canNobodyRead(probe) ? 'EACCES' : 'done'
  expect(report).toMatchObject({ key: bySystem, parent: bySystem })
})

/** Whether the user `nobody` reaches a file, which a home directory of mode 700 prevents. */
function canNobodyRead(file: string): boolean {
  return spawnSync('test', ['-r', file], { uid: 65_534, gid: 65_534 }).status === 0
}
