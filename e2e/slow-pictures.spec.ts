import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { documents } from '../web/app/locales/en/documents'
import { upload } from '../web/app/locales/en/upload'
import { expectAfter, pauseClock } from './setup/clock'
import { openLine } from './setup/line'
import { logInAsNew } from './setup/own-account'
import { naturalSize, pictureFile, smallPicture } from './setup/pictures'
import { expect, hydrated, open, test } from './setup/test'

const certificate = documents.kinds.homeCareCertificate.title
const kind = (page: Page) => page.getByRole('region', { name: certificate, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const limit = 20_000

/** Counts in the page how often a part of an answer was read. */
async function countReads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { read } = ReadableStreamDefaultReader.prototype
    const counted = window as unknown as { reads: number }
    counted.reads = 0
    ReadableStreamDefaultReader.prototype.read = async function () {
      const part = await read.call(this)
      counted.reads++
      return part
    }
  })
  return () => page.evaluate(() => (window as unknown as { reads: number }).reads)
}

/** A caregiver's document that is being opened in full over a line that gives it piece by piece, under a paused clock. */
async function openSlowly(page: Page, origin = '') {
  const line = await openLine(origin)
  const { promise, resolve } = Promise.withResolvers<{ file: Buffer; answer: ServerResponse }>()
  const reads = await countReads(page)
  await logInAsNew(page, 'caregiver')
  await open(page, `${line.origin}/user/index?tab=documents`)
  await kind(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(pictureFile('certificate.png', await smallPicture(page, '#2060a0')))
  await expect(kind(page).locator('img')).toHaveCount(1)
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => naturalSize(kind(page).locator('img'))).toEqual([320, 200])
  await pauseClock(page)
  line.inPieces = (file, answer) => resolve({ file, answer })
  await kind(page).getByRole('button', { name: upload.enlarge }).click()
  return { line, reads, ...(await promise) }
}

test('[USE-65] a full-size document may take longer than 20 seconds while chunks keep arriving', async ({
  page,
  baseURL,
}) => {
  const { line, reads, file, answer } = await openSlowly(page, baseURL)
  const part = Math.floor(file.length / 4)
  for (let i = 0; i < 3; i++) {
    const before = await reads()
    answer.write(file.subarray(i * part, (i + 1) * part))
    await expect.poll(reads).toBeGreaterThan(before)
    await page.clock.runFor(limit - 1)
  }
  await expect(dialog(page)).toContainText(upload.loadingPicture)
  answer.end(file.subarray(3 * part))
  await expect.poll(() => naturalSize(dialog(page).locator('img'))).toEqual([320, 200])
  await line.close()
})

test('[USE-65] a stalled document times out 20 seconds after its last chunk, not earlier, and can be retried', async ({
  page,
  baseURL,
}) => {
  const { line, reads, file, answer } = await openSlowly(page, baseURL)
  await page.clock.runFor(limit - 1)
  const before = await reads()
  answer.write(file.subarray(0, 100))
  await expect.poll(reads).toBeGreaterThan(before)
  await expectAfter(page, limit, () => dialog(page).getByText(upload.noPicture).isVisible())
  line.inPieces = undefined
  await dialog(page).getByRole('button', { name: upload.showAgain }).click()
  await expect.poll(() => naturalSize(dialog(page).locator('img'))).toEqual([320, 200])
  await line.close()
})
