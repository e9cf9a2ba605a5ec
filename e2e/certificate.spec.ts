import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import '@portal/contract/training/field-texts'
import { getMyTraining } from '@portal/contract/training/own'
import { verifyCertificate } from '@portal/contract/training/public'
import { certificate as en } from '../web/app/locales/en/certificate'
import { shell } from '../web/app/locales/en/shell'
import { training } from '../web/app/locales/en/training'
import { certificate as zhTW } from '../web/app/locales/zh-TW/certificate'
import { call } from './setup/api'
import { definitions } from './setup/definitions'
import { networkWords } from './setup/journeys/words'
import { dropResponses, press } from './setup/keyboard'
import { everyScreen, expectGoodLayout, onScreens, screens } from './setup/page-check'
import { expect, open, test } from './setup/test'
import { logInAsTrainee } from './setup/training'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const pad = (page: Page) => main(page).getByRole('img', { name: en.signing.field })

async function certificateNumber(page: Page, token: string): Promise<string> {
  const { items } = await call(page.request, getMyTraining, {}, { token })
  return items[0]?.certificate?.number ?? ''
}

test('[T04] [A10] [SEC-36] [USE-53] a typed signature makes a certificate that can be downloaded and verified', async ({
  page,
}) => {
  const { ids, token } = await logInAsTrainee(page, [{ title: '2-1', is: 'passed' }])
  await open(page, `/user/exam/${ids[0]}?step=sign`)
  await expect(title(page)).toHaveText(en.signing.title)
  await expect(page).toHaveTitle(new RegExp(`^${en.signing.of('2-1')} · `))
  await press(page, button(page, en.signing.submit))
  await expect(pad(page)).toBeFocused()
  await expect(main(page)).toContainText(fieldTexts.signature.en)
  await onScreens(page, 'signing', everyScreen, expectGoodLayout)

  await main(page).getByLabel(en.signing.kinds.drawn).focus()
  await page.keyboard.press('ArrowDown')
  await press(page, button(page, en.signing.submit))
  await expect(main(page).getByLabel(en.signing.name)).toBeFocused()
  await expect(main(page)).toContainText(en.signing.nameHint('Mei Chen'))
  await page.keyboard.type('Li Guoqiang')
  await press(page, button(page, en.signing.submit))
  await expect(main(page).getByLabel(en.signing.name)).toBeFocused()
  await expect(main(page)).toContainText(fieldTexts.signatureName.en)
  await onScreens(page, 'signing with another name', ['narrow'], expectGoodLayout)
  await main(page).getByLabel(en.signing.name).fill('chen mei')
  const isSigning = ({ pathname }: URL) => pathname.endsWith('/sign')
  const calls = await dropResponses(page, isSigning)
  await press(page, button(page, en.signing.submit))
  await expect.poll(() => calls.length).toBe(1)
  await expect(page.getByRole('alert').filter({ hasText: networkWords.en })).toBeVisible()
  await page.unroute(isSigning)
  await press(page, button(page, en.signing.submit))
  await expect(title(page)).toHaveText(en.signed.title)
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${en.signed.of('2-1')} · `))
  const number = await certificateNumber(page, token)
  const { name, completedOn, minutes } = await call(page.request, verifyCertificate, { number })
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(completedOn))
  const facts = [
    [en.facts.completed, day],
    [en.facts.hours, `${minutes / 60} hours`],
    [en.facts.number, number],
  ]
  expect(await definitions(main(page))).toEqual(facts)

  const downloading = page.waitForEvent('download')
  await press(page, main(page).getByRole('button', { name: training.certificate.download }))
  const downloaded = await downloading
  expect(downloaded.suggestedFilename()).toBe(`certificate-${number}.pdf`)
  const file = await readFile(await downloaded.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await page.reload()
  await expect(title(page)).toHaveText(en.signed.title)

  await press(page, main(page).getByRole('link', { name: training.certificate.show }))
  await expect(page).toHaveURL(`/about/certificate/${number}`)
  await expect(title(page)).toHaveText(en.titleOf(false))
  await expect(main(page).getByRole('heading', { level: 2, name: '2-1' })).toBeVisible()
  await expect(main(page).locator('[data-tone=good]')).toContainText(en.mark.valid)
  expect(await definitions(main(page))).toEqual([[en.facts.name, name], ...facts])
  await onScreens(page, 'a certificate', everyScreen, expectGoodLayout)
})

test('[T04] [USE-61] anybody finds the check in the footer and can look up a certificate by its number; an unknown one is explained', async ({
  page,
}) => {
  await open(page, '/about/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.certificate }).click()
  await expect(page).toHaveURL('/about/certificate')
  await expect(title(page)).toHaveText(en.check)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await button(page, en.submit).click()
  await expect(main(page).getByLabel(en.facts.number)).toBeFocused()
  await main(page).getByLabel(en.facts.number).fill('abc')
  await button(page, en.submit).click()
  await expect(main(page)).toContainText(fieldTexts.certificateNumber.en)
  await main(page).getByLabel(en.facts.number).fill('zzzz zzzzzzz9 ')
  await button(page, en.submit).click()
  await expect(page).toHaveURL('/about/certificate/ZZZZ-ZZZZ-ZZZ9')
  await expect(title(page)).toHaveText(en.missing.title)
  await expect(title(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, locale: 'zh-TW' })

  test('[T04] a signature is drawn by finger, undone and drawn again, in Traditional Chinese', async ({ page }) => {
    const { ids } = await logInAsTrainee(page, [{ title: '2-2', is: 'passed' }])
    await open(page, `/user/exam/${ids[0]}?step=sign`)
    const field = main(page).getByRole('img', { name: zhTW.signing.field })
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await draw(page, field)
    await expect(field).toHaveAccessibleName(`${zhTW.signing.field}: ${zhTW.signing.drawn(1)}`)
    await button(page, zhTW.signing.undo).tap()
    await expect(field).toHaveAccessibleName(`${zhTW.signing.field}: ${zhTW.signing.drawn(0)}`)
    await draw(page, field)
    await button(page, zhTW.signing.submit).tap()
    await expect(title(page)).toHaveText(zhTW.signed.title)
    await onScreens(page, 'the certificate', everyScreen, expectGoodLayout)
  })

  test('[T04] [S12] a signature is drawn where the finger is, at the largest text size too', async ({ page }) => {
    const { ids } = await logInAsTrainee(page, [{ title: '2-2', is: 'passed' }])
    await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, `/user/exam/${ids[0]}?step=sign`)
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
    const field = main(page).getByRole('img', { name: zhTW.signing.field })
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const places = [0.1, 0.5, 0.9].map((part) => [x + width * part, y + height * part] as const)
    for (const [i, place] of places.entries()) {
      await page.mouse.move(...place)
      if (i === 0) await page.mouse.down()
    }
    await page.mouse.up()
    const drawn = await field.locator('polyline').evaluate((line: SVGPolylineElement) =>
      [...line.points].map((point) => {
        const { x, y } = point.matrixTransform(line.getScreenCTM() ?? undefined)
        return [x, y]
      }),
    )
    expect(drawn).toHaveLength(places.length)
    const distances = places.map(([x, y], i) => Math.hypot(x - (drawn[i]?.[0] ?? 0), y - (drawn[i]?.[1] ?? 0)))
    expect(Math.max(...distances)).toBeLessThan(1)
    expect(width / height).toBeCloseTo(3, 0)
  })
})

async function draw(page: Page, field: ReturnType<typeof main>) {
  const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.5)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 5 })
  await page.mouse.move(x + width * 0.8, y + height * 0.6, { steps: 5 })
  await page.mouse.up()
}
