import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../scripts/shared/compile-cache.ts'
import { scaleTimeout } from '../../scripts/test/timeout'
import { expect } from './test'

const serve = fileURLToPath(new URL('../serve.ts', import.meta.url))

/**
 * Starts a second portal with demo content, isolated from the shared one, for content that other tests must not see.
 * @param given other settings, such as DEMO=off for an empty one
 */
export async function startOwnPortal(port: number, given: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-own-'))
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...given,
  }
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, ...compileCache, ...settings },
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: scaleTimeout(180_000) }).toBe(true)
  return { dataDir, stop }
}
