import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { getHomeVideo, siblingPath } from '@portal/contract/home/public'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, publishNow, review, text } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

// They have one record.
test.describe.configure({ mode: 'default' })

const file = (written: string) => ({ name: 'en.vtt', mimeType: 'text/vtt', buffer: Buffer.from(written) })

/** The demo's film, followed by some megabytes that players skip. */
function largeFilm(name: string) {
  const skipped = Buffer.alloc(3_000_000)
  skipped.writeUInt32BE(skipped.length)
  skipped.write('free', 4)
  const film = readFileSync(new URL('../demo/film/promo.mp4', import.meta.url))
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([film, skipped]) }
}

/** Holds calls until they are released. */
async function held(page: Page, address: RegExp) {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    begun.resolve()
    await released.promise
    await route.continue()
  })
  return { begun: begun.promise, release: released.resolve }
}

test.describe('an upload', () => {
  test.use({ expectedErrors: /status of 400|ERR_FAILED/ })

  test('[OPS-7] of a film: another file is refused in words, it can be canceled, goes on after a lost connection, and is chosen @desktop', async ({
    page,
    request,
  }) => {
    await logInToConsole(page, request, ['editor'], '/content/home-film/only')
    await expect(page.getByText('The film’s own poster')).toBeVisible()
    await expect(page.getByText(/shows its own \d+ captions/).first()).toBeVisible()
    const input = page.locator('input[type=file][accept*=mp4]')
    await input.setInputFiles({ name: 'flyer.mp4', mimeType: 'video/mp4', buffer: Buffer.from('%PDF-1.7 '.repeat(99)) })
    await expect(page.getByText('This file is not an MP4 film.')).toBeVisible()
    await onScreens(page, 'a file that is no film', ['desktop', 'narrow'])

    await page.route(/\/part$/, () => {})
    await input.setInputFiles(largeFilm('open-house.mp4'))
    await expect(page.getByRole('progressbar', { name: 'Sending open-house.mp4' })).toBeVisible()
    await onScreens(page, 'a film that is being sent', ['desktop', 'narrow'])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Upload an MP4' })).toBeVisible()
    await page.unroute(/\/part$/)

    let parts = 0
    await page.route(/\/part$/, (route) => (++parts === 2 ? route.abort() : route.continue()))
    await input.setInputFiles(largeFilm('open-house.mp4'))
    await expect(page.getByText('The upload continues once it is back.')).toBeVisible()
    await expect(page.getByLabel('Film', { exact: true }).locator('option:checked')).toHaveText('open-house.mp4')
    // Three parts, of which one was lost.
    expect(parts).toBe(4)
    await expectSaved(page)
    await expect(page.getByText('This film has no poster of its own.')).toBeVisible()
    await expect(page.getByText('This film has no captions of its own in this language.').first()).toBeVisible()
    await onScreens(page, 'a film without poster and captions', ['desktop', 'narrow'])
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await expect(page.getByText('The film’s own poster')).toBeVisible()
  })

  test('[OPS-7] of a film: another page leads back to it, closing the tab asks first, and it goes on @desktop', async ({
    page,
    request,
  }) => {
    await logInToConsole(page, request, ['editor'], '/content/home-film/only')
    await page.route(/\/part$/, () => {})
    // A name that turns letters around cannot be stored as it is.
    await page.locator('input[type=file][accept*=mp4]').setInputFiles(largeFilm('new\u202e year.mp4'))
    const sending = page.getByRole('progressbar', { name: /^Sending new/ })
    await expect(sending).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    await (await asked).dismiss()

    await page.getByRole('link', { name: 'Content', exact: true }).first().click()
    await expect(sending).toBeHidden()
    await page.unroute(/\/part$/)
    await page.getByRole('navigation', { name: 'Not saved yet' }).getByRole('link').click()
    await expect(page.getByLabel('Film', { exact: true }).locator('option:checked')).toHaveText('new year.mp4')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await expect(page.getByText('The film’s own poster')).toBeVisible()
  })

  test('[OPS-7] of a film: what is written and saved meanwhile stays @desktop', async ({ page, request }) => {
    await logInToConsole(page, request, ['editor'], '/content/home-film/only')
    const cue = (words: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n${words}`
    const parts = await held(page, /\/part$/)
    await page.locator('input[type=file][accept*=mp4]').setInputFiles(largeFilm('spring.mp4'))
    await parts.begun
    await text(page, 'Captions (optional)', 'zh-TW').fill(cue('春天'))
    await text(page, 'Captions (optional)').fill(cue('Spring'))
    await expectSaved(page)
    const saves = await held(page, /\/content\/home-film\/only\/draft$/)
    await text(page, 'Captions (optional)').fill(cue('Spring is here'))
    await saves.begun
    parts.release()
    await expect(page.getByLabel('Film', { exact: true }).locator('option:checked')).toHaveText('spring.mp4')
    saves.release()
    await expectSaved(page)
    await expect(text(page, 'Captions (optional)')).toHaveValue(cue('Spring is here'))
    await expect(text(page, 'Captions (optional)', 'zh-TW')).toHaveValue(cue('春天'))
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await expect(page.getByText('The film’s own poster')).toBeVisible()
  })

  test('[OPS-7] of a film whose file is changed meanwhile ends and says so @desktop', async ({ page, request }) => {
    await logInToConsole(page, request, ['editor'], '/content/home-film/only')
    const { name, buffer } = largeFilm('moved.mp4')
    const path = join(await mkdtemp(join(tmpdir(), 'film-')), name)
    await writeFile(path, buffer)
    await page.route(/\/part$/, async (route) => {
      await rm(path, { force: true })
      await route.continue()
    })
    await page.locator('input[type=file][accept*=mp4]').setInputFiles(path)
    await expect(page.getByText('This file cannot be read any more')).toBeVisible()
    await rm(dirname(path), { recursive: true })
  })
})

test('[OPS-7] [H11] an editor gives the film of the home page other captions by a file, and takes them back; one that is unreadable says its line @desktop', async ({
  page,
  request,
}) => {
  const before = await call(request, getHomeVideo, {})
  const captionsOf = async (film: string) => (await request.get(siblingPath(film, 'captions.en.vtt'))).text()
  // Other tests read the transcript meanwhile.
  const captions = (await captionsOf(before)).trim().concat('\n\n01:00.000 --> 01:04.000\nGood night, Flushing.')
  await logInToConsole(page, request, ['editor'], '/content')
  await page.getByRole('link', { name: 'Film on the home page', exact: true }).click()
  await expect(page.getByLabel('Film', { exact: true })).not.toHaveValue('')
  const input = page.locator('input[type=file][accept*=vtt]').first()
  await input.setInputFiles(file('WEBVTT\n\n00:00.000 --> 00:04.000\nForwards\n\n00:09.000 --> 00:05.000\nBackwards'))
  await expect(page.getByText(/^Line 6 cannot be read/)).toBeVisible()
  await onScreens(page, 'captions that cannot be read', ['desktop', 'narrow', 'phone'])
  await input.setInputFiles({ ...file(''), buffer: Buffer.from([0x57, 0xff, 0xfe]) })
  await expect(page.getByText(/^This file is not a text in UTF-8/)).toBeVisible()
  await input.setInputFiles(file(captions))
  await expect(page.getByText(/^Line \d|^This file/)).toBeHidden()
  await expect(text(page, 'Captions (optional)')).toHaveValue(captions)
  await expectSaved(page)
  await review(page, 'en')
  await page.getByRole('link', { name: 'Preview' }).click()
  const shown = page.frameLocator('iframe').locator('video[src]').first()
  await expect(shown).not.toHaveAttribute('src', before)
  await page.locator('iframe').evaluate((one) => one.remove())
  await page.goBack()
  await publishNow(page)
  await expect.poll(() => call(request, getHomeVideo, {})).not.toBe(before)
  expect(await captionsOf(await call(request, getHomeVideo, {}))).toBe(captions)
  await page.getByRole('button', { name: /^Undo publishing/ }).click()
  await expect.poll(() => call(request, getHomeVideo, {})).toBe(before)
})
