import { getHomeVideo, siblingPath } from '@portal/contract/home/public'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, publishNow, review, text } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

const file = (written: string) => ({ name: 'en.vtt', mimeType: 'text/vtt', buffer: Buffer.from(written) })

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
