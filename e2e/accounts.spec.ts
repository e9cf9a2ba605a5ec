import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { login } from '@portal/contract/accounts/public'
import { contactSentence, withinDay } from '@portal/contract/contact-promise'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import type { Language } from '@portal/contract/language'
import { me as meEn } from '../web/app/locales/en/me'
import { shell as shellEn } from '../web/app/locales/en/shell'
import { me as meZhCN } from '../web/app/locales/zh-CN/me'
import { shell as shellZhCN } from '../web/app/locales/zh-CN/shell'
import { me as meZhTW } from '../web/app/locales/zh-TW/me'
import { shell as shellZhTW } from '../web/app/locales/zh-TW/shell'
import { tryCall } from './setup/api'
import { navigate } from './setup/navigate'
import { proveEmail, register, storeUnknownSession } from './setup/own-account'
import { accountWords, demo, errorAt, field, fill, goodPassword, logIn, newPhone, readCode } from './setup/people'
import { accountPart, greeting } from './setup/shell-page'
import { answer, expect, hydrated, open, test } from './setup/test'
import { represented } from './setup/whole'

const t = accountWords.en
const centers = { en: meEn, 'zh-CN': meZhCN, 'zh-TW': meZhTW }
const shells = { en: shellEn, 'zh-CN': shellZhCN, 'zh-TW': shellZhTW }

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  const words = accountWords[language]
  test(
    `[A01] [A03] [R22] [USE-34] logging in by phone or e-mail starts a session and leads to the personal center, in ${language}`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      const email = `mei.${randomUUID()}@example.com`
      const phone = await register(page.request, 'patient', { email })
      await proveEmail(page.request, phone, email)
      for (const username of [phone, email.toUpperCase()]) {
        await open(page, `/login?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.login.title)
        await logIn(page, words, username, goodPassword)
        await expect(page).toHaveURL('/user/index')
        await expect(page.getByRole('main').getByRole('link', { name: centers[language].tab.security })).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: words.login.done })).toBeVisible()
        expect(await coveredTabs(page)).toEqual([])
        await expect(greeting(page, /Mei/)).toBeVisible()
        const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
        expect(kept[0]).toMatch(/^[\w-]{40,}$/)
        expect(JSON.parse(kept[1] ?? '')).toEqual({ userType: 'patient', firstName: 'Mei', careFor: 'self' })
        await accountPart(page).getByRole('button', { name: shells[language].logout }).click()
        await expect(accountPart(page).getByRole('link', { name: shells[language].login })).toBeVisible()
        await expect(page).toHaveURL('/')
      }
    },
  )
}

/** Tabs of the personal center whose center another element covers. */
function coveredTabs(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((tabs) =>
      tabs
        .filter((tab) => {
          const { left, top, width, height } = tab.getBoundingClientRect()
          return !tab.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
        .map((tab) => tab.textContent ?? ''),
    )
}

test('[R28] the login returns to the exact page that required it', async ({ page }) => {
  const phone = await register(page.request)
  await open(page, '/services/booking?day=1&place=flushing')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByText(t.login.comeBack)).toBeVisible()
  await logIn(page, t, `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`, goodPassword)
  await expect(page).toHaveURL('/services/booking?day=1&place=flushing')
})

test('[R28] the login redirects only to paths of this site', async ({ page }) => {
  await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/.//evil.example/',
    '/x/..//evil.example/',
    '/\t/evil.example/',
    '/%0a/../\n//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/login?redirect=/login',
    '',
  ]
  await open(page, '/login')
  const goesOnTo = async (wanted: string, href: string) => {
    await navigate(page, `/login?redirect=${encodeURIComponent(wanted)}`)
    await expect(page.getByRole('link', { name: t.login.goOn }), wanted).toHaveAttribute('href', href)
  }
  const own = '/user/index?tab=reviews#2'
  for (const path of elsewhere) {
    await goesOnTo(own, own)
    await goesOnTo(path, '/')
  }

  await page.evaluate(() => localStorage.clear())
  const session = { token: 'another-token', user: { userType: 'patient', firstName: 'Mei' }, owner: '1' }
  await answer(page, '/auth/login', { code: '200', data: session })
  await open(page, `/login?redirect=${encodeURIComponent('//evil.example/')}`)
  await logIn(page, t, newPhone(), goodPassword)
  await expect(page).toHaveURL('/')
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of (400|429)/ })

  test('[A01] wrong credentials give one neutral message and keep the input', async ({ page }) => {
    const phone = await register(page.request)
    await open(page, '/login')
    const seen: string[] = []
    const password = 'not-the-password-1'
    const { message } = await tryCall(page.request, login, { username: newPhone(), password })
    for (const username of [phone, newPhone(), 'nobody@example.com', 'no name at all <script>alert(1)</script>']) {
      await page.reload()
      await logIn(page, t, username, password)
      const notice = page.getByRole('main').getByRole('alert')
      await expect(notice).toBeFocused()
      seen.push(await notice.innerText())
      await expect(field(page, 'username')).toHaveValue(username)
      await expect(field(page, 'password')).toHaveValue(password)
    }
    expect(new Set(seen)).toEqual(new Set([message]))
    await expect(page).toHaveURL('/login')
  })

  test('[A09] [R26] [USE-16] [USE-20] a code sets a new password, which replaces the old one and is confirmed above the login form', async ({
    page,
  }) => {
    // A new account would have to wait 60 s for its next code.
    const { phone, password } = demo.approved
    await open(page, '/resetpwd')
    await field(page, 'phone').fill(phone)
    await page.getByRole('button', { name: t.sendCode, exact: true }).click()
    await expect(field(page, 'code')).toBeFocused()
    await expect(page.getByText(t.reset.ends)).toBeVisible()

    await fill(page, { code: '000000', password: 'New-lotus-77', confirmation: 'New-lotus-77' })
    const submit = page.getByRole('button', { name: t.reset.submit, exact: true })
    await submit.click()
    await expect(field(page, 'code')).toBeFocused()
    expect(await errorAt(page, 'code')).toBe(fieldTexts.codeWrong.en)

    await field(page, 'code').fill(await readCode(page.request, phone))
    await submit.dblclick()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status').filter({ hasText: t.reset.done })).toHaveCount(1)
    await expect(page.getByRole('main').getByText(t.reset.done).last()).toBeVisible()
    await expect(page.locator('main form').getByText(t.reset.done)).toHaveCount(0)
    await expect(field(page, 'username')).toHaveValue(/^\(\d{3}\)\s\d{3}-\d{4}$/)
    await logIn(page, t, phone, password)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.reload()
    // The script fills in the number after a reset, once the page is hydrated.
    await hydrated(page)
    await logIn(page, t, phone, 'New-lotus-77')
    await expect(page).toHaveURL('/user/index')
  })
})

test('[A09] a number without an account gets the same response as one with an account', async ({ page }) => {
  const answers: string[] = []
  for (const phone of [demo.patient.phone, newPhone()]) {
    await open(page, '/resetpwd')
    await field(page, 'phone').fill(phone)
    await page.getByRole('button', { name: t.sendCode, exact: true }).click()
    await expect(field(page, 'code')).toBeFocused()
    const text = await page.getByRole('main').innerText()
    answers.push(text.replace(/\(\d{3}\)\s\d{3}-\d{4}/, 'the number').replace(/in \d+ s/, 'in s'))
  }
  expect(answers[0]).toBe(answers[1])
})

test('[A09] every code of a password reset is one for the reset', async ({ page }) => {
  const purposes: string[] = []
  await page.route('**/home/auth/verification-code', (route) => {
    purposes.push((route.request().postDataJSON() as { purpose: string }).purpose)
    return route.fulfill({
      json: { code: '200', message: '', data: { resendAfter: 0, validFor: 300, canCall: false } },
    })
  })
  await open(page, '/resetpwd')
  await field(page, 'phone').fill(newPhone())
  await page.getByRole('button', { name: t.sendCode, exact: true }).click()
  await page.getByRole('button', { name: t.resend.now, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: t.resend.done })).toBeVisible()
  expect(purposes).toEqual(['reset', 'reset'])
})

test('[A01] a double click sends one request', async ({ page }) => {
  const phone = await register(page.request)
  await open(page, '/login')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/home/auth/login')) sent++
  })
  await fill(page, { username: phone, password: goodPassword })
  await page.getByRole('main').getByRole('button', { name: t.login.submit, exact: true }).dblclick()
  await expect(page).toHaveURL('/user/index')
  expect(sent).toBe(1)
})

test('[A01] empty fields are reported and the first gets the focus; the password can be shown', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('main').getByRole('button', { name: t.login.submit, exact: true }).click()
  await expect(field(page, 'username')).toBeFocused()
  expect(await errorAt(page, 'username')).toBe(fieldTexts.required.en)
  expect(await errorAt(page, 'password')).toBe(fieldTexts.required.en)
  const told = page.locator('[id$=-error]').getByText(fieldTexts.required.en)
  await expect(told).toHaveCount(2)
  // The sign before it is a disk, the text is not.
  await expect(told.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(await told.first().evaluate((text) => text.scrollWidth - text.getBoundingClientRect().width)).toBeLessThan(1)
  await field(page, 'password').fill('secret')
  await page.getByRole('button', { name: `Show ${t.password}` }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'password')).toHaveValue('secret')
})

for (const [language, words] of Object.entries(accountWords)) {
  test(
    `[R24] [A08] [USE-49] the role selection leads patients, helpers and caregivers to their registration, in ${language}`,
    represented(language === 'en'),
    async ({ page }) => {
      const ways = {
        patient: ['patient', '/register/patient?for=self'],
        helper: ['patient', '/register/patient?for=other'],
        caregiver: ['caregiver', '/register/caregiver'],
      } as const
      for (const way of ['patient', 'helper', 'caregiver'] as const) {
        const [type, address] = ways[way]
        await open(page, `/regselect?lang=${language}`)
        const main = page.getByRole('main')
        for (const need of words.select[way].needs) await expect(main).toContainText(need)
        await expect(main.getByRole('link', { name: words.select.login })).toHaveAttribute('href', '/login')
        await main.getByRole('link', { name: words.select[way].action, exact: true }).click()
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.register.titles[type])
      }
    },
  )

  test(
    `[ASK-21] [USE-4] [USE-35] [R25] [A08] the result says what happens within 24 hours and after, and whom to call, and thanks only those who have registered, in ${language}`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      for (const type of ['patient', 'caregiver'] as const) {
        await page.goto(`/regresult/${type}?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.result.after)
        const next = page.getByRole('main').getByRole('region', { name: words.result.next })
        const promise = contactSentence(withinDay, language as Language)
        for (const text of [promise, ...words.result[`${type}Next`]]) await expect(next).toContainText(text)
        await expect(page.getByRole('main')).toContainText(words.result.afterText)
        await expect(page.getByRole('main')).not.toContainText(words.result[type])
        await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: words.result.login })).toHaveAttribute(
          'href',
          '/login',
        )
      }
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R22] forms are readable and cannot be submitted', async ({ page }) => {
    for (const path of ['/login', '/register/patient', '/resetpwd']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('textbox').first(), path).toBeVisible()
      await expect(page.getByRole('main').locator('[type=submit]'), path).toBeDisabled()
    }
  })
})
