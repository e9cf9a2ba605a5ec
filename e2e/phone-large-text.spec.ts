import { devices, type Locator, type Page } from '@playwright/test'
import { getMyTraining } from '@portal/contract/training/own'
import { scaleTimeout } from '../scripts/test/timeout'
import { accounts as accountsTW } from '../web/app/locales/zh-TW/accounts'
import { application } from '../web/app/locales/zh-TW/application'
import { care } from '../web/app/locales/zh-TW/care'
import { certificate } from '../web/app/locales/zh-TW/certificate'
import { exam } from '../web/app/locales/zh-TW/exam'
import { form } from '../web/app/locales/zh-TW/form'
import { profile } from '../web/app/locales/zh-TW/profile'
import { upload } from '../web/app/locales/zh-TW/upload'
import { visits } from '../web/app/locales/zh-TW/visits'
import { call } from './setup/api'
import { leaveDraft } from './setup/applications'
import { logInAsNew, logInByCall, register, storeSession } from './setup/own-account'
import { cutText } from './setup/page-faults'
import { field, newPhone } from './setup/people'
import { expect, open, test } from './setup/test'
import { logInAsTrainee } from './setup/training'
import { whole } from './setup/whole'

/** What broke on the phone site at the largest text size, which readers choose in the page itself. */

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
test.use({ ...iPhone, viewport: { width: 390, height: 844 } })

const main = (page: Page) => page.getByRole('main')
const action = (page: Page) => page.locator('.phone-action button')

/** Opens a page in Traditional Chinese at the largest text size. */
async function openLarge(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  await open(page, `/h5${path}${path.includes('?') ? '&' : '?'}lang=zh-TW`)
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
}

/** The lines into which the browser breaks the text of an element, without spaces. */
function linesOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) => {
    const lines: { bottom: number; text: string }[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode } = texts
      for (const [i, letter] of [...(currentNode.textContent ?? '')].entries()) {
        range.setStart(currentNode, i)
        range.setEnd(currentNode, i + 1)
        const { bottom } = range.getBoundingClientRect()
        const last = lines.at(-1)
        if (last && Math.abs(last.bottom - bottom) < 5) last.text += letter.trim()
        else if (letter.trim()) lines.push({ bottom, text: letter })
      }
    }
    return lines.map(({ text }) => text)
  })
}

test('[S12] [A10] a long e-mail address does not make the profile wider than the screen', whole, async ({ page }) => {
  const phone = await register(page.request, 'patient', { email: 'mei.chen.longname1948@example.com' })
  await storeSession(page, await logInByCall(page.request, phone))
  await openLarge(page, '/user/index')
  await expect(main(page).getByRole('heading', { name: profile.emailProof.title })).toBeVisible()
  expect(await page.evaluate(() => innerWidth)).toBe(390)
  expect(await page.evaluate(cutText)).toEqual([])
})

test('[S12] the main action above the tabs belongs to the form being filled in', async ({ page }) => {
  await logInAsNew(page)
  await openLarge(page, '/user/index')
  await main(page)
    .getByRole('button', { name: `${profile.edit} ${profile.details}` })
    .tap()
  await expect(field(page, 'careFor').first()).toBeFocused()
  await expect(action(page)).toHaveText(profile.save)
  await action(page).tap()
  await expect(page.getByRole('status').filter({ hasText: profile.saved })).toBeVisible()

  await open(page, '/h5/user/index?tab=security')
  await main(page).getByRole('button', { name: profile.phoneChange.begin }).tap()
  await expect(field(page, 'phone')).toBeFocused()
  await field(page, 'phone').fill(newPhone())
  await main(page).getByRole('button', { name: accountsTW.sendCode, exact: true }).tap()
  await expect(field(page, 'code')).toBeFocused()
  await field(page, 'code').evaluate((input) => scrollBy(0, input.getBoundingClientRect().top - 620))
  await expect(action(page)).toHaveText(profile.phoneChange.submit)
})

test('[S12] a shown password of thirteen characters can be read in full', whole, async ({ page }) => {
  await openLarge(page, '/login')
  const password = field(page, 'password')
  await password.fill('Orchid-Lamp-7')
  await main(page)
    .getByRole('button', { name: form.showValue(accountsTW.password) })
    .tap()
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await password.evaluate((input) => input.scrollWidth - input.clientWidth), `${width} px`).toBe(0)
  }
})

test('[S12] [T03] the overview of an exam has its main action above the tabs', whole, async ({ page }) => {
  const { ids } = await logInAsTrainee(page, [{ title: '1-1', is: 'watched' }])
  await openLarge(page, `/user/exam/${ids[0]}`)
  await main(page).getByRole('button', { name: exam.next.start }).tap()
  await main(page).getByRole('link', { name: exam.overview.link }).tap()
  await expect(main(page).getByRole('heading', { name: exam.overview.title })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(action(page)).toHaveText(exam.overview.submit)
  await action(page).tap()
  await expect(page.getByRole('dialog', { name: exam.overview.confirm })).toBeVisible()
})

test('[S12] [T04] checking another number is not the main action beside a certificate', whole, async ({ page }) => {
  const account = await logInAsTrainee(page, [{ title: '1-1', is: 'signed' }])
  const { items } = await call(page.request, getMyTraining, {}, account)
  await openLarge(page, `/about/certificate/${items[0]?.certificate?.number}`)
  const check = main(page).getByRole('button', { name: certificate.submit })
  await expect(check).not.toBeInViewport({ ratio: 0.6 })
  await expect(action(page)).toBeHidden()
  await open(page, '/h5/about/certificate')
  await page.setViewportSize({ width: 390, height: 500 })
  await expect(action(page)).toHaveText(certificate.submit)
})

test(
  '[S12] a button label breaks between phrases, and the mark of an optional field does not break',
  whole,
  async ({ page }) => {
    await openLarge(page, '/resetpwd')
    await field(page, 'phone').fill(newPhone())
    await main(page).getByRole('button', { name: accountsTW.sendCode, exact: true }).tap()
    const resend = main(page).getByRole('button', { name: accountsTW.resend.now })
    await expect(resend).toBeVisible()
    expect((await linesOf(resend))[0]).toBe(accountsTW.resend.now)

    await logInAsNew(page)
    await open(page, '/h5/user/index')
    await main(page)
      .getByRole('button', { name: `${profile.edit} ${profile.details}` })
      .tap()
    const marks = main(page).locator('label > span')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await marks.count()).toBeGreaterThan(2)
      for (const mark of await marks.all()) expect(await linesOf(mark), `${width} px`).toHaveLength(1)
    }
  },
)

test('[S12] Chinese sentences have no space between them, and short phrases do not break', whole, async ({ page }) => {
  await openLarge(page, '/register/patient')
  await field(page, 'phone').fill(newPhone())
  await main(page).getByRole('button', { name: accountsTW.sendCode, exact: true }).tap()
  await expect(main(page)).toContainText(`有效。${accountsTW.codeSends}`)

  await logInAsNew(page)
  await open(page, '/h5/services')
  const ways = main(page).locator('article').first().locator('p').filter({ hasText: care.methods.offline })
  expect((await linesOf(ways)).join(' ')).toContain(care.methods.offline)
  await main(page).locator('button[aria-controls^="service-"]').first().tap()
  const documents = main(page).getByRole('listitem').filter({ hasText: care.documents.medicaidCard.title }).last()
  await expect(documents).toContainText(`${care.documents.medicaidCard.title}（${care.required}）`)
})

test(
  '[S12] on the narrowest phone headings do not end with a single character, and numbers and stars fit one row',
  whole,
  async ({ page }) => {
    await logInAsNew(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await openLarge(page, '/user/index')
    await expect(main(page).getByRole('heading', { name: profile.emailProof.title })).toBeVisible()
    await expectNoLoneCharacters(page)
    await page.locator('.phone-tabs a').nth(2).tap()
    await expect(page).toHaveURL('/h5/community/activity/list')
    await expectNoLoneCharacters(page)
    await open(page, '/h5/services')
    expect(await linesOf(main(page).locator('a[href^="tel:"]'))).toHaveLength(1)
    await open(page, '/h5/feedback/create')
    await expect(field(page, 'rating')).toHaveCount(5)
    const tops = await field(page, 'rating').evaluateAll((stars) =>
      stars.map((star) => star.getBoundingClientRect().top),
    )
    expect(new Set(tops).size).toBe(1)
  },
)

/** Expects every heading to fit one line or to end in a line of several characters. */
async function expectNoLoneCharacters(page: Page) {
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const heading of await main(page).getByRole('heading').all()) {
    const lines = await linesOf(heading)
    expect(lines.length === 1 || (lines.at(-1)?.length ?? 0) > 1, lines.join(' | ')).toBe(true)
  }
}

test('[S12] [W02] choosing a day scrolls to its times when the tabs cover them', async ({ page }) => {
  await logInAsNew(page)
  await openLarge(page, '/services/booking?serviceId=1&office=2&step=time')
  const hint = main(page).getByText(visits.calendar.chooseDay)
  await expect(hint).toBeVisible()
  await hint.evaluate((text) => scrollBy(0, text.getBoundingClientRect().top - innerHeight + 130))
  await main(page).locator('[role=gridcell][data-date]:not([aria-disabled=true])').last().tap()
  const times = main(page).locator('fieldset:has([name=time])')
  await expect(times).toBeFocused()
  await expect(times.getByRole('radio').first()).toBeInViewport()
})

test('[S12] [A11] a note on an upload disappears once there is nothing left to upload', whole, async ({ page }) => {
  const me = await logInAsNew(page)
  const { serviceId } = await leaveDraft(page, page.request, me)
  await openLarge(page, `/services/whitecard/info?serviceId=${serviceId}&step=documents`)
  const pdf = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await main(page).locator('input[type=file]').last().setInputFiles(pdf)
  const next = main(page).getByRole('button', { name: application.next, exact: true })
  await next.tap()
  const note = page.getByRole('alert').filter({ hasText: upload.notUploaded(['paper.pdf']) })
  await expect(note).toBeVisible()
  await main(page).getByRole('button', { name: upload.discard }).tap()
  await next.tap()
  await expect(page).toHaveURL(/step=review/)
  await expect(note).toBeHidden({ timeout: scaleTimeout(2_000) })
})

test('[S12] [F09] an error of an empty form is not covered by the main action', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logInAsNew(page)
  await openLarge(page, '/feedback/create')
  await action(page).tap()
  const error = main(page).locator('[id$=-error]')
  await expect(error).toBeVisible()
  await expect(action(page)).toBeVisible()
  const room = async () => {
    const [message, button] = await Promise.all([error.boundingBox(), page.locator('.phone-action').boundingBox()])
    return (button?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})
