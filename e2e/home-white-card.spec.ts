import type { Locator, Page } from '@playwright/test'
import { whiteCardStatuses } from '@portal/contract/accounts/own'
import { mayHandIn, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { en } from '../web/app/locales/en'
import { care } from '../web/app/locales/en/care'
import { serviceView } from '../web/app/locales/en/service-view'
import { whiteCard } from '../web/app/locales/en/white-card'
import { zhCN } from '../web/app/locales/zh-CN'
import { serviceView as serviceViewCN } from '../web/app/locales/zh-CN/service-view'
import { zhTW } from '../web/app/locales/zh-TW'
import { serviceView as serviceViewTW } from '../web/app/locales/zh-TW/service-view'
import { call } from './setup/api'
import { newMedicaidId, takenMedicaidId } from './setup/care'
import { pauseClock } from './setup/clock'
import { navigate } from './setup/navigate'
import { logInAsNew, register, storeUnknownSession } from './setup/own-account'
import { accountWords, goodPassword, logIn } from './setup/people'
import { accountPart, greeting } from './setup/shell-page'
import { answer, expect, hydrated, open, test } from './setup/test'
import { represented } from './setup/whole'

const t = en.home
const carousel = (page: Page) => page.getByRole('region', { name: t.banner.label })
const submitPath = '/api/user/submit-white-card'
const patient = { userType: 'patient', firstName: 'Mei' } as const
const cardField = (page: Page) => page.getByLabel(t.whiteCard.label)
const submitButton = (page: Page) => page.getByRole('button', { name: t.whiteCard.submit })
const applyButton = (page: Page) => page.getByRole('button', { name: t.longTermCare.apply })
const toast = (page: Page, kind: 'warning' | 'error', text: string | RegExp) =>
  page.getByRole('alert').locator(`[data-kind=${kind}]`).getByText(text, { exact: true })
/** Waits until the action of a button has ended; fails when the action has left the page. */
const ended = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true')
const start = Date.parse('2026-06-01T12:00:00Z')

test.describe('the white-card box', () => {
  test('[H02] [USE-26] [USE-45] is above the banner on the first screen, with a field, an example and a helper link to /services; in phone landscape its text stays readable', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/')
    await expect(cardField(page)).toBeVisible()
    await expect(page.getByText(t.whiteCard.hint)).toBeVisible()
    await expect(page.getByRole('link', { name: t.whiteCard.help })).toHaveAttribute('href', '/services')
    const banner = await carousel(page).boundingBox()
    const box = await page.locator('#white-card').boundingBox()
    expect(box?.y).toBeLessThan((banner?.y ?? 0) + (banner?.height ?? 0))
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(submitButton(page)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(carousel(page).getByRole('group').locator('p').first()).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('heading', { name: t.whiteCard.title })).toBeInViewport({ ratio: 1 })
    const others = page.getByRole('region', { name: t.scopes.title }).getByRole('article').last()
    const [whole, picture] = [await others.boundingBox(), await others.locator('img').boundingBox()]
    expect((picture?.width ?? 0) / (whole?.width ?? 1)).toBeLessThan(0.4)
    await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'))
    const titles = page.getByRole('region', { name: t.scopes.title }).getByRole('heading', { level: 3 })
    expect(await titles.evaluateAll(brokenWords)).toEqual([])
  })

  const words = { en: [en, serviceView], 'zh-CN': [zhCN, serviceViewCN], 'zh-TW': [zhTW, serviceViewTW] } as const
  for (const [language, [texts, tips]] of Object.entries(words)) {
    test(
      `[H03] a wrong format is reported at the field, which takes the focus and keeps the input (${language})`,
      represented(language === 'en'),
      async ({ page }) => {
        await storeUnknownSession(page, patient)
        const asked = await answer(page, submitPath, { code: '200' })
        await page.clock.install()
        await open(page, `/?lang=${language}`)
        const field = page.getByLabel(texts.home.whiteCard.label)
        for (const wrong of ['AB1234', '12345678', 'ABC12345', 'AB123456', 'A123456B', '<b>AB12345C</b>', '   ']) {
          await field.fill(wrong)
          await field.press('Enter')
          await expect(page.getByText(tips.submitWhiteCardTip1)).toBeVisible()
          await expect(field).toHaveAttribute('aria-invalid', 'true')
          await expect(field).toHaveAccessibleDescription(new RegExp(tips.submitWhiteCardTip1))
          await expect(field).toBeFocused()
          await expect(field).toHaveValue(wrong)
          await field.fill('')
          await page.clock.runFor(600)
        }
        expect(asked).toEqual([])
        expect(serviceView.submitWhiteCardTip1).toBe('Please enter the correct white card format, such as: XX00000X')
      },
    )
  }

  for (const [how, typed] of Object.entries({
    'lower-case': (id: string) => ` ${id.toLowerCase()} `,
    divided: (id: string) => id.replace(/^(..)(.{5})/, '$1 $2-'),
    'full-width': (id: string) => id.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  })) {
    test(
      `[H03] [H07] [USE-29] a ${how} number is sent in capitals with the token, and leads to the result`,
      represented(how === 'full-width'),
      async ({ page }) => {
        const account = await logInAsNew(page)
        const id = newMedicaidId()
        await open(page, '/')
        await cardField(page).fill(typed(id))
        const [asked] = await Promise.all([page.waitForRequest(`**/home${submitPath}**`), submitButton(page).click()])
        await expect(page).toHaveURL('/services/result/submitWC')
        expect(new URL(asked.url()).searchParams.get('whiteCardId')).toBe(id)
        expect(asked.method()).toBe('POST')
        expect(await asked.allHeaders()).toMatchObject({ authorization: account.token, 'accept-language': 'en' })
        await expect(page.getByRole('main').getByText(care.whiteCard.statuses.submitted)).toBeVisible()
      },
    )
  }

  test('[H07] [E07] any other code shows the server’s message: a card of another person, and one under review', async ({
    page,
  }) => {
    const taken = await takenMedicaidId(page.request)
    const account = await logInAsNew(page)
    await open(page, '/')
    const expectRefusal = async (id: string) => {
      await cardField(page).fill(id)
      const [response] = await Promise.all([page.waitForResponse(`**/home${submitPath}**`), submitButton(page).click()])
      const { code, message } = (await response.json()) as { code: string; message: string }
      expect(response.status()).toBe(200)
      expect(code).not.toBe('200')
      expect(message).not.toBe('')
      await expect(toast(page, 'error', message)).toBeVisible()
      await ended(submitButton(page))
      await expect(page).toHaveURL('/')
      await expect(cardField(page)).toHaveValue(id)
    }
    await expectRefusal(taken)
    await call(page.request, submitWhiteCard, { whiteCardId: newMedicaidId() }, account)
    await page.reload()
    await open(page, '/')
    await expectRefusal(newMedicaidId())
  })

  test('[ASK-13] a number typed before a login is not submitted for the next user to log in: they are asked, and one press removes it', async ({
    page,
  }) => {
    const next = await register(page.request)
    await page.setViewportSize({ width: 390, height: 844 })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(submitPath) && asked.push(request.url()))
    await open(page, '/')
    await cardField(page).fill(newMedicaidId())
    await submitButton(page).click()
    await logIn(page, accountWords.en, next, goodPassword)
    const question = page.getByText(serviceView.whose.ask('Mei'))
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(submitButton(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: serviceView.whose.notMine }).click()
    await expect(cardField(page)).toHaveValue('')
    await expect(cardField(page)).toHaveAccessibleDescription(new RegExp(serviceView.whose.otherPerson))
    await expect(page.getByText(serviceView.whose.ask('Mei'))).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(cardField(page)).toHaveValue('')
    expect(asked).toEqual([])
  })

  test('[ASK-13] a logout removes the question whose number it is, including the name', async ({ page }) => {
    const next = await register(page.request)
    await open(page, '/')
    await cardField(page).fill(newMedicaidId())
    await submitButton(page).click()
    await logIn(page, accountWords.en, next, goodPassword)
    const question = page.getByText(serviceView.whose.ask('Mei'))
    await expect(question).toBeVisible()
    await greeting(page).hover()
    await accountPart(page).getByRole('button', { name: en.shell.logout }).click()
    await expect(accountPart(page).getByRole('link', { name: en.shell.login })).toBeVisible()
    await expect(question).toBeHidden()
    await expect(cardField(page)).toHaveValue('')
  })

  test('[ASK-14] a number typed before a login is forgotten when the login leads elsewhere, and at a logout', async ({
    page,
  }) => {
    const next = await register(page.request)
    await open(page, '/')
    await cardField(page).fill(newMedicaidId())
    await submitButton(page).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/')}`)
    await navigate(page, '/login')
    await logIn(page, accountWords.en, next, goodPassword)
    await expect(page).toHaveURL('/user/index')
    await navigate(page, '/')
    await expect(page.getByText(serviceView.whose.ask('Mei'))).toBeHidden()
    await expect(cardField(page)).toHaveValue('')

    await cardField(page).fill(newMedicaidId())
    await greeting(page).hover()
    await accountPart(page).getByRole('button', { name: en.shell.logout }).click()
    await expect(accountPart(page).getByRole('link', { name: en.shell.login })).toBeVisible()
    await expect(cardField(page)).toHaveValue('')

    // So it is when the login happens in another tab.
    await cardField(page).fill(newMedicaidId())
    const other = await page.context().newPage()
    await open(other, '/login')
    await logIn(other, accountWords.en, next, goodPassword)
    await expect(other).toHaveURL('/user/index')
    await expect(cardField(page)).toHaveValue('')
  })

  test('[ASK-13] a caregiver who logs in next does not get a visitor’s number', async ({ page }) => {
    const next = await register(page.request, 'caregiver')
    await open(page, '/')
    await cardField(page).fill(newMedicaidId())
    await submitButton(page).click()
    await logIn(page, accountWords.en, next, goodPassword)
    await expect(page).toHaveURL('/')
    await expect(greeting(page)).toBeVisible()
    await hydrated(page)
    await expect(cardField(page)).toHaveValue('')
  })

  test('[H04] [USE-7] without a token, a valid number leads to the login and comes back for one press; apply leads to the login too', async ({
    page,
  }) => {
    const phone = await register(page.request)
    await page.clock.install()
    await open(page, '/')
    await cardField(page).fill('AB1234')
    await submitButton(page).click()
    await expect(cardField(page)).toHaveAccessibleDescription(new RegExp(fieldTexts.medicaidIdLength.en))
    await expect(page).toHaveURL('/')
    const id = newMedicaidId()
    await cardField(page).fill(id)
    // Presses within 500 ms of the last one count as a double click.
    await page.clock.runFor(500)
    await submitButton(page).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/')}`)
    await expect(page.getByText(accountWords.en.login.why.whiteCard)).toBeVisible()
    expect(
      await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage, ...history.state })),
    ).not.toContain(id)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(submitPath) && asked.push(request.url()))
    await logIn(page, accountWords.en, phone, goodPassword)
    await expect(page).toHaveURL('/')
    await expect(page.getByText(serviceView.whose.ask('Mei'))).toBeVisible()
    await expect(cardField(page)).toHaveValue(id)
    await expect(cardField(page)).toBeFocused()
    expect(asked).toEqual([])
    await page.clock.runFor(500)
    await submitButton(page).click()
    await expect(page).toHaveURL('/services/result/submitWC')
    await expect(page.getByRole('main')).toContainText(id.slice(-3))

    await page.evaluate(() => localStorage.clear())
    await open(page, '/')
    await applyButton(page).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/')}`)
    await expect(page.getByText(accountWords.en.login.why.longTermCare)).toBeVisible()
  })

  test('[H05] [P03] a caregiver is told that white card and applications are for patients, and nothing is sent', async ({
    page,
  }) => {
    await logInAsNew(page, 'caregiver')
    const asked: string[] = []
    page.on('request', (request) => /submit-white-card|patient\/info/.test(request.url()) && asked.push(request.url()))
    await open(page, '/')
    await cardField(page).fill('AB12345C')
    await submitButton(page).click()
    await expect(toast(page, 'warning', 'Caregiver status cannot check Medicaid Card.')).toBeVisible()
    await ended(submitButton(page))
    await applyButton(page).click()
    await expect(toast(page, 'warning', 'Caregiver status cannot apply for long-term care.')).toBeVisible()
    await ended(applyButton(page))
    await expect(page).toHaveURL('/')
    expect(asked).toEqual([])
  })

  test('[H06] [P02] [AX-7] apply takes patients without a white card to the box and all others to the result', async ({
    page,
  }) => {
    const account = await logInAsNew(page)
    await page.setViewportSize({ width: 390, height: 420 })
    await open(page, '/')
    await applyButton(page).evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(cardField(page)).not.toBeInViewport()
    await applyButton(page).press('Enter')
    await expect(cardField(page)).toBeFocused()
    await expect(cardField(page)).toBeInViewport()
    await expect(cardField(page)).toHaveAccessibleDescription(new RegExp(whiteCard.form.first.slice(0, 30)))
    await call(page.request, submitWhiteCard, { whiteCardId: newMedicaidId() }, account)
    await open(page, '/')
    await applyButton(page).click()
    await expect(page).toHaveURL('/services/result/applyCare')
    await expect(page.getByRole('main').getByText(care.whiteCard.hints.submitted)).toBeVisible()
    for (const whiteCardStatus of whiteCardStatuses.filter((status) => !mayHandIn(status))) {
      await open(page, '/')
      await answer(page, '/api/user/patient/info', { code: '200', data: { whiteCardStatus } })
      await applyButton(page).click()
      await expect(page, whiteCardStatus).toHaveURL('/services/result/applyCare')
    }
  })

  test('[H08] a double click sends one call', async ({ page }) => {
    const taken = await takenMedicaidId(page.request)
    await logInAsNew(page)
    await page.clock.install()
    await open(page, '/')
    // On a busy machine, the second click may come more than 500 ms after the first one.
    await pauseClock(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const count = (path: string) => asked.filter((asked) => asked === `/home${path}`).length
    await cardField(page).fill(taken)
    await submitButton(page).dblclick()
    await expect(toast(page, 'error', /^Another account uses this white card/)).toBeVisible()
    await ended(submitButton(page))
    await applyButton(page).click()
    await expect(cardField(page)).toBeFocused()
    // The second click comes after the answer, and leaves the focus where the first one has led it.
    await applyButton(page).hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(cardField(page)).toBeFocused()
    expect([count(submitPath), count('/api/user/patient/info')]).toEqual([1, 1])
  })

  test('[H08] clicks within 500 ms of the last one send nothing; the next one after that does', async ({ page }) => {
    await page.clock.install({ time: start })
    await storeUnknownSession(page, patient)
    const refusal = { code: 'already_submitted', message: 'Handed in before.' }
    const submitted = await answer(page, submitPath, refusal)
    const applied = await answer(page, '/api/user/patient/info', { code: '200', data: { whiteCardStatus: 'waiting' } })
    await open(page, '/')
    await cardField(page).fill('AB12345C')
    await page.clock.pauseAt(start + 60_000)
    for (const [button, calls] of [
      [submitButton(page), submitted],
      [applyButton(page), applied],
    ] as const) {
      await button.click()
      await expect.poll(() => calls.length).toBe(1)
      await expect(button).not.toHaveAttribute('aria-disabled', 'true')
      for (const _ of [1, 2]) {
        await page.clock.runFor(499)
        await button.click()
      }
      await page.clock.runFor(500)
      await button.click()
      await expect.poll(() => calls.length).toBe(2)
      await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    }
    expect([submitted.length, applied.length]).toEqual([2, 2])
  })
})

/** Words that are broken across lines. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text as Text, index)
      range.setEnd(text as Text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}
