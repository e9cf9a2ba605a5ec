import { getPatientInfo } from '@portal/contract/accounts/own'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { call } from './setup/api'
import { logInByCall } from './setup/own-account'
import {
  about,
  accountWords,
  choosePassword,
  errorAt,
  field,
  fill,
  goToNextStep,
  heading,
  provePhone,
} from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const home = { address: '30 Montgomery Street', city: 'Jersey City', postcode: '07302' }

for (const [language, words] of Object.entries(accountWords)) {
  test(
    `[USE-49] [USE-52] a daughter in New Jersey registers for her mother, and is not asked for a card, in ${language}`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      const main = page.getByRole('main')
      await open(page, `/regselect?lang=${language}`)
      await main.getByRole('link', { name: words.select.helper.action, exact: true }).click()
      const phone = await provePhone(page, words)
      await expect(main.getByRole('radio', { name: words.register.careForChoices.other })).toBeChecked()
      await fill(page, about)
      await field(page, 'gender').first().check()
      await goToNextStep(page, words)
      await expect(main).toContainText(words.register.stepTexts.addressElsewhere)
      await fill(page, home)
      await goToNextStep(page, words)
      await expect.poll(() => errorAt(page, 'postcode')).toBe(fieldTexts.postcodeUnknown[language as 'en'])
      await field(page, 'state').selectOption('NJ')
      await goToNextStep(page, words)
      await expect(heading(page, words, 'finish')).toBeFocused()
      await expect(main).toContainText(words.register.careForOther)
      await expect(field(page, 'medicaidId')).toHaveCount(0)
      await choosePassword(page)
      await main.getByRole('button', { name: words.register.submit }).click()
      await expect(page).toHaveURL('/regresult/patient')
      const caller = await logInByCall(page.request, phone)
      expect(await call(page.request, getPatientInfo, {}, caller)).toMatchObject({
        ...home,
        state: 'NJ',
        careFor: 'other',
      })
    },
  )
}

test('[USE-49] a patient outside New York is told what to choose, and keeps the typed input', async ({ page }) => {
  const words = accountWords.en
  await open(page, '/register/patient')
  await provePhone(page, words)
  await fill(page, about)
  await field(page, 'gender').first().check()
  await goToNextStep(page, words)
  await fill(page, home)
  await field(page, 'state').selectOption('NJ')
  await goToNextStep(page, words)
  await expect(field(page, 'state')).toBeFocused()
  await expect.poll(() => errorAt(page, 'state')).toBe(fieldTexts.stateNotServed.en)
  await page.goBack()
  await page.getByRole('main').getByRole('radio', { name: words.register.careForChoices.other }).check()
  await goToNextStep(page, words)
  await expect(field(page, 'postcode')).toHaveValue(home.postcode)
  await goToNextStep(page, words)
  await expect(heading(page, words, 'finish')).toBeFocused()
})

test('[BUG-11] values filled in by the browser without an event are accepted, and [BUG-5] pasted text is tidied', async ({
  page,
}) => {
  const words = accountWords.en
  await open(page, '/register/patient')
  const phone = await provePhone(page, words)
  await fill(page, { firstName: '\u202dMei\u00a0Lin\u202c', lastName: '‘Chen' })
  await field(page, 'gender').first().check()
  await goToNextStep(page, words)
  for (const [name, value] of Object.entries({
    address: '41-25 Main Street',
    city: 'New York, NY',
    postcode: '11354–1234',
  }))
    await field(page, name).evaluate((input: HTMLInputElement, text) => {
      input.value = text
    }, value)
  await goToNextStep(page, words)
  await expect(heading(page, words, 'finish')).toBeFocused()
  await choosePassword(page)
  await page.getByRole('main').getByRole('button', { name: words.register.submit }).click()
  await expect(page).toHaveURL('/regresult/patient')
  const caller = await logInByCall(page.request, phone)
  const kept = {
    firstName: 'Mei Lin',
    lastName: "'Chen",
    address: '41-25 Main Street',
    city: 'New York',
    postcode: '11354',
  }
  expect(await call(page.request, getPatientInfo, {}, caller)).toMatchObject(kept)
})
