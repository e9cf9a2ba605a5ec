import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureBrowserNeeds } from '../../../scripts/test/needs.ts'

afterEach(() => vi.unstubAllEnvs())

test('a port that is in use is named, with what to do', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.stubEnv('BROWSER_TEST_PORT', String(port))
  await expect(ensureBrowserNeeds()).rejects.toThrow(
    `Port ${port} is in use. End what listens there, or set BROWSER_TEST_PORT to another one.`,
  )
  server.close()
})
