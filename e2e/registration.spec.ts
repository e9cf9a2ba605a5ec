import { getCaregiverInfo, getPatientInfo } from '@portal/contract/accounts/own'
import { contactSentence, getContactPromises } from '@portal/contract/contact-promise'
import type { Language } from '@portal/contract/language'
import { formatPhone } from '../web/app/accounts/phone-number'
import { form } from '../web/app/locales/en/form'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { navigate } from './setup/navigate'
import { sessionIn } from './setup/own-account'
import {
  about,
  accountWords,
  address,
  choosePassword,
  field,
  fillInPerson,
  goodPassword,
  goToNextStep,
  heading,
  newPhone,
  provePhone,
  readCode,
  readSpokenCode,
} from './setup/people'
import { seed } from './setup/seed'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const t = accountWords.en
const topOf = (element: Element) => element.getBoundingClientRect().top

for (const [language, words] of Object.entries(accountWords)) {
  test(
    `[A04] [R23] [USE-12] [USE-20] [USE-34] a patient without an e-mail registers on the way to a page and arrives there logged in, in ${language}`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      const wanted = `/services/booking?lang=${language}`
      const onward = `?redirect=${encodeURIComponent(wanted)}`
      await open(page, wanted)
      await page.getByRole('main').getByRole('link', { name: words.login.register, exact: true }).click()
      await page.getByRole('main').getByRole('link', { name: words.select.patient.action }).click()
      await expect(page).toHaveURL(`/register/patient?for=self&${onward.slice(1)}`)
      await provePhone(page, words)
      await fillInPerson(page, words, { email: '' })
      await expect(heading(page, words, 'finish')).toBeFocused()
      await expect(page).toHaveTitle(
        new RegExp(`^${words.register.stepTitles.finish} · ${words.register.titles.patient}`),
      )
      await expect(page.getByRole('main')).toContainText(address.address)
      await field(page, 'medicaidId').fill('')
      await choosePassword(page)
      await page.getByRole('button', { name: words.register.submit, exact: true }).dblclick()
      await expect(page).toHaveURL(`/regresult/patient${onward}`)
      await expect(page.getByRole('main')).toContainText(words.result.patientNext[0] ?? '')
      const promises = await call(page.request, getContactPromises, {}, await sessionIn(page))
      expect(promises.registered.by).not.toBe('')
      await expect(page.getByRole('main')).toContainText(contactSentence(promises.registered, language as Language))
      await expect(page.getByRole('main')).toContainText(words.result.loggedIn('Mei'))
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Mei')
      await page.getByRole('main').getByRole('link', { name: words.result.goOn }).click()
      await expect(page).toHaveURL(wanted)
    },
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const [language, words] of Object.entries(accountWords)) {
    test(
      `[A05] [A11] [R23] [USE-20] [USE-31] [TEST-3] a caregiver registers with documents and is logged in, in ${language}`,
      represented(language === 'en'),
      async ({ page }) => {
        await open(page, `/register/caregiver?lang=${language}`)
        await expect(page.getByRole('main')).toContainText(words.register.reasons.caregiver.phone[2] ?? '')
        await expect(page.getByRole('main')).not.toContainText(words.register.reasons.patient.phone[2] ?? '')
        await provePhone(page, words)
        await fillInPerson(page, words)
        await expect(heading(page, words, 'experience')).toBeFocused()
        const work = { workExperience: 'Two families in Flushing.\nNight shifts.', employeeId: 'HC-1024' }
        for (const [label, value] of [
          [words.register.years, '3'],
          [words.register.workExperience, work.workExperience],
          [words.register.employeeId, work.employeeId],
        ] as const)
          await page.getByRole('textbox', { name: label }).fill(value)
        await goToNextStep(page, words)
        await expect(heading(page, words, 'documents')).toBeFocused()
        const certificate = page.getByRole('main').locator('section').filter({ hasText: 'HHA' }).last()
        await certificate.locator('input[type=file]').first().setInputFiles('web/public/icon-192.png')
        await expect(certificate.getByRole('img').or(certificate.locator('img'))).toHaveCount(1)
        const permit = page.locator('main section:has(input[type=radio])').first()
        await permit.locator('input[type=file]').first().setInputFiles('web/public/icon-192.png')
        await expect(permit.locator('img')).toHaveCount(1)
        await goToNextStep(page, words)
        await expect(permit.getByRole('radio').first()).toBeFocused()
        await expect(permit.getByRole('alert')).toBeVisible()
        await permit.getByRole('radio').last().check()
        await goToNextStep(page, words)
        await expect(page.getByRole('main')).toContainText(words.register.documentCount(2))
        await choosePassword(page)
        await page.getByRole('button', { name: words.register.submit, exact: true }).click()
        await expect(page).toHaveURL('/regresult/caregiver')
        await expect(page.getByRole('main')).toContainText(words.result.caregiverNext[1] ?? '')
        const { documents, ...record } = await call(page.request, getCaregiverInfo, {}, await sessionIn(page))
        expect(record).toMatchObject({
          ...about,
          ...address,
          ...work,
          yearsOfExperience: 3,
          reviewStatus: 'under_review',
        })
        expect(documents.map(({ kind, paper }) => [kind, paper]).sort()).toEqual([
          ['homeCareCertificate', ''],
          ['workAuthorization', 'socialSecurityCard'],
        ])
        await page.getByRole('main').getByRole('link', { name: words.result.begin.caregiver }).click()
        await expect(page).toHaveURL('/user/index?tab=documents')
      },
    )
  }
})

test('[A04] [A08] by keyboard alone, a patient fills in every field of the specification, and the record keeps them as typed', async ({
  page,
}) => {
  await open(page, '/register/patient')
  const phone = newPhone()
  const medicaidId = newMedicaidId()
  const tabTo = async (label: string) => {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      const labels = page.evaluate(() =>
        [...((document.activeElement as HTMLInputElement).labels ?? [])].map((one) => one.innerText),
      )
      if ((await labels).some((text) => text.startsWith(label))) return
    }
    throw new Error(`${label} is out of reach`)
  }
  const type = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await tabTo(label)
      await page.keyboard.type(value)
    }
  }
  await field(page, 'phone').focus()
  await page.keyboard.press('Shift+Tab')
  await type({ 'Mobile phone number': phone })
  await page.keyboard.press('Enter')
  await expect(field(page, 'code')).toBeFocused()
  await expect(field(page, 'code')).toHaveAccessibleName('Verification code')
  await page.keyboard.type(await readCode(page.request, phone))
  await expect(heading(page, t, 'about')).toBeFocused()
  await type({ 'First name': 'Jorge', 'Last name': 'Moore', 'Preferred name': 'Jo', 'E-mail': 'jorge@example.com' })
  await tabTo('Female')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('group', { name: 'Gender' }).getByRole('radio', { name: 'Male', exact: true }),
  ).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading(page, t, 'address')).toBeFocused()
  await type({ 'Street address': '136-20 38th Avenue', Apartment: '5B', City: 'Forest Hills' })
  await tabTo('State')
  await expect(field(page, 'state').getByRole('option', { selected: true })).toHaveText('New York (NY)')
  await type({ 'ZIP code': '11375' })
  await page.keyboard.press('Enter')
  await expect(heading(page, t, 'finish')).toBeFocused()
  await type({ 'Medicaid ID': medicaidId.toLowerCase(), Password: goodPassword, 'Same password again': goodPassword })
  await tabTo('I have read')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/regresult/patient')
  await expect(page.getByRole('main').getByRole('link', { name: t.result.begin.patient })).toHaveAttribute(
    'href',
    '/services',
  )
  expect(await call(page.request, getPatientInfo, {}, await sessionIn(page))).toMatchObject({
    firstName: 'Jorge',
    lastName: 'Moore',
    preferredName: 'Jo',
    phone: `+1${phone}`,
    email: 'jorge@example.com',
    gender: 'male',
    address: '136-20 38th Avenue',
    apartment: '5B',
    city: 'Forest Hills',
    state: 'NY',
    postcode: '11375',
    medicaidId: `•••••${medicaidId.slice(-3)}`,
    whiteCardStatus: 'waiting',
  })
})

test('[A04] [SEC-45] input survives reload, Back and Forward; secrets are never stored', async ({ page }) => {
  await open(page, '/register/patient')
  const proved = page.waitForResponse(/verification-code\/check$/)
  const phone = await provePhone(page, t)
  const { data } = (await (await proved).json()) as { data: { proof: string } }
  await fillInPerson(page, t)
  await field(page, 'medicaidId').fill('ab12345c')
  await choosePassword(page)
  await page.goBack()
  await expect(field(page, 'city')).toHaveValue(address.city)
  await page.goForward()
  await expect(field(page, 'password')).toHaveValue(goodPassword)
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).toContain(address.city)
  expect(data.proof).toBeTruthy()
  for (const secret of ['ab12345c', goodPassword, data.proof]) expect(stored).not.toContain(secret)
  await page.reload()
  await expect(heading(page, t, 'phone')).toBeVisible()
  await expect(field(page, 'phone')).toHaveValue(phone)
  // The same phone would get another code after a minute only.
  const other = newPhone()
  await field(page, 'phone').fill(other)
  await page.getByRole('button', { name: t.sendCode, exact: true }).click()
  await field(page, 'code').fill(await readCode(page.request, other))
  await expect(heading(page, t, 'finish')).toBeFocused()
  await expect(field(page, 'medicaidId')).toHaveValue('')
  await expect(field(page, 'password')).toHaveValue('')
  await page.getByRole('link', { name: form.back, exact: true }).click()
  await expect(field(page, 'postcode')).toHaveValue(address.postcode)
  await field(page, 'city').fill('Elmhurst')
  await page.getByRole('link', { name: form.back, exact: true }).click()
  await page.goBack()
  await expect(field(page, 'city')).toHaveValue('Elmhurst')
  await page.getByRole('link', { name: form.back, exact: true }).click()
  await expect(field(page, 'gender').first()).toBeChecked()
})

test('[R23] a step whose predecessor is incomplete redirects to it', async ({ page }) => {
  await open(page, '/register/caregiver?step=documents')
  await expect(page).toHaveURL('/register/caregiver')
  await provePhone(page, t)
  await navigate(page, '/register/caregiver?step=finish')
  await expect(heading(page, t, 'about')).toBeVisible()
})

test('[A04] starting over asks first, then removes all input', async ({ page }) => {
  await open(page, '/register/patient')
  await provePhone(page, t)
  await field(page, 'firstName').fill('Mei')
  const button = page.getByRole('button', { name: t.register.startOver })
  await button.click()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(field(page, 'firstName')).toHaveValue('Mei')
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: t.register.remove }).click()
  await expect(field(page, 'phone')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Mei')
})

for (const [language, words] of Object.entries(accountWords))
  test(
    `[USE-63] the code can be read out in a phone call, in ${language}`,
    represented(language === 'en'),
    async ({ page }) => {
      await page.clock.install()
      await open(page, `/register/patient?lang=${language}`)
      const phone = newPhone()
      await field(page, 'phone').fill(phone)
      await page.getByRole('button', { name: words.sendCode, exact: true }).click()
      await expect(page.getByRole('main')).toContainText(words.codeSent.text(formatPhone(phone)))
      const call = page.getByRole('button', { name: words.call.now })
      await expect(call).toHaveAttribute('aria-disabled', 'true')
      await seed('waitForCodePassed', { phone })
      await page.clock.fastForward(61_000)
      await expect(call).not.toHaveAttribute('aria-disabled')
      await call.click()
      await expect(page.getByRole('status').filter({ hasText: words.call.done })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words.codeSent.call(formatPhone(phone)))
      await expect(call).toHaveAttribute('aria-disabled', 'true')
      await field(page, 'code').fill(await readSpokenCode(page.request, phone))
      await expect(heading(page, words, 'about')).toBeFocused()
    },
  )

test('[A04] [USE-40] on a phone the code field and its button stay above the bar; a new code can be requested after a minute', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await open(page, '/register/patient')
  await field(page, 'phone').fill(newPhone())
  await page.getByRole('button', { name: t.sendCode, exact: true }).click()
  const resend = page.getByRole('button', { name: t.resend.now })
  await expect(field(page, 'code')).toHaveAttribute('autocomplete', 'one-time-code')
  const next = await page
    .getByRole('button', { name: t.register.next, exact: true })
    .evaluate((button) => button.getBoundingClientRect().bottom)
  expect(next).toBeLessThan(await page.locator('body > :is(aside, .phone-floor)').evaluate(topOf))
  expect(next).toBeLessThan(await resend.evaluate(topOf))
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(resend).toHaveText(/\(in \d+\ss\)/)
  await page.clock.fastForward(61_000)
  await expect(resend).toHaveText(t.resend.now)
  await expect(resend).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: t.otherPhone }).click()
  await expect(field(page, 'phone')).toBeFocused()
})
