import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { logIn } from './interactions.ts'
import type { Bench } from './tools/bench.ts'
import { openBrowser } from './tools/browser.ts'
import { startPortal } from './tools/portal.ts'
import { atMost, type Row } from './tools/table.ts'

const photoBytes = 450 * 1024
const bytesPerSecond = 20 * 1024
const goal = 60

/** Two photos of 450 KB over a line of 20 KB/s, from choosing them until both stand on the page (USE-50). */
export async function measureUploads(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using browser = await openBrowser()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await logIn(context, portal.origin)
  const page = await context.newPage()
  await page.goto(`${portal.origin}/feedback/create`, { waitUntil: 'networkidle' })
  await slowDown(page)
  const photo = await photoOf(photoBytes)
  const seconds = await secondsToArrive(page, ['one.jpg', 'two.jpg'], photo)
  return [
    {
      id: 'upload',
      what: 'two photos of 450 KB at 20 KB/s, from choosing them until both have arrived',
      ...atMost(goal, seconds, (value) => `${value.toFixed(1)} s`),
    },
  ]
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 200, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', line)
}

/** A photo of exactly this many bytes: its pixels, and zeros that no decoder reads. */
async function photoOf(bytes: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#4a7a68' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
}

async function secondsToArrive(page: Page, names: string[], buffer: Buffer): Promise<number> {
  const from = performance.now()
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  for (const name of names) await page.locator(`fieldset img[alt="${name}"]`).waitFor({ timeout: 600_000 })
  return (performance.now() - from) / 1000
}
