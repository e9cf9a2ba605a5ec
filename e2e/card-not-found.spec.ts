import type { Locator, Page } from '@playwright/test'
import { changeLanguage } from '@portal/contract/accounts/own'
import { type CardDecision, decideCheck, findChecks } from '@portal/contract/care/white-card/checks'
import { reasonIn } from '@portal/contract/care/white-card/reasons'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { type Language, languages } from '@portal/contract/language'
import { care as en } from '../web/app/locales/en/care'
import { whiteCard as cardEn } from '../web/app/locales/en/white-card'
import { care as zhCN } from '../web/app/locales/zh-CN/care'
import { whiteCard as cardCN } from '../web/app/locales/zh-CN/white-card'
import { care as zhTW } from '../web/app/locales/zh-TW/care'
import { whiteCard as cardTW } from '../web/app/locales/zh-TW/white-card'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { dataDir, logInToConsole } from './setup/console'
import { logInAsNew } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { field } from './setup/people'
import { newStaff } from './setup/staff'
import { expect, open, test } from './setup/test'
import { represented, whole } from './setup/whole'

const texts = {
  en: { ...en.whiteCard, card: cardEn },
  'zh-CN': { ...zhCN.whiteCard, card: cardCN },
  'zh-TW': { ...zhTW.whiteCard, card: cardTW },
}
const main = (page: Page) => page.getByRole('main')

/** A logged-in patient whose card was decided so. */
async function logInDecided(page: Page, status: CardDecision, reason: string, language: Language = 'en') {
  const account = await logInAsNew(page)
  await call(page.request, changeLanguage, { language }, account)
  await call(page.request, submitWhiteCard, { whiteCardId: newMedicaidId() }, account)
  const member = await newStaff(page.request, dataDir, ['coordinator'])
  const { records } = await call(page.request, findChecks, { search: account.phone }, member)
  const [{ accountId = '', version = 0 } = {}] = records
  await call(page.request, decideCheck, { accountId, version, status, reason }, member)
  return { ...account, card: () => call(page.request, getWhiteCard, {}, account) }
}

for (const [turn, language] of languages.entries()) {
  const words = texts[language]
  test(
    `[USE-48] a patient who mistyped the number sees the reason and the old number, and submits another one below (${language})`,
    represented(turn === 2),
    async ({ page }) => {
      const reason = reasonIn('notFound', language)
      const account = await logInDecided(page, 'not_found', reason, language)
      await open(page, `/services/whitecard/info?lang=${language}`)
      const state = main(page).getByRole('region', { name: words.card.state })
      await expect(state).toContainText(words.statuses.not_found)
      await expect(state).toContainText(words.hints.not_found)
      await expect(state).toContainText(reason)
      await expect(state).toContainText((await account.card()).medicaidId)
      await expect(main(page)).not.toContainText(words.hints.ineligible)
      const form = main(page).getByRole('region', { name: words.card.form.again })
      await onScreens(page, `the number was not found, ${language}`, axeTurn(turn), expectGoodLayout)
      // Beside the form on a wide screen, above it on a phone.
      await page.setViewportSize({ width: 390, height: 844 })
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
      expect(await top(state)).toBeLessThan(await top(form))
      await field(page, 'whiteCardId').fill(newMedicaidId())
      await form.getByRole('button', { name: words.card.form.submit }).click()
      await expect(page).toHaveURL('/services/result/submitWC')
      expect(await account.card()).toMatchObject({ status: 'submitted', reason: '' })
    },
  )
}

test('[USE-48] the home page, the services and “My account” ask for the number again, and none claims that no number was submitted', async ({
  page,
}) => {
  const words = texts.en
  const account = await logInDecided(page, 'not_found', reasonIn('notFound', 'en'))
  const { medicaidId } = await account.card()
  expect(medicaidId).toMatch(/^[A-Z]{2}\d{5}[A-Z]$/)
  await open(page, '/')
  await expect(main(page).getByRole('status').filter({ hasText: words.statuses.not_found })).toContainText(medicaidId)
  await page.getByRole('button', { name: /Apply/ }).first().click()
  await expect(page.getByText(words.card.form.notFound)).toBeVisible()
  await open(page, '/services')
  await expect(main(page)).toContainText(medicaidId)
  await expect(main(page).getByRole('button', { name: words.card.form.submit })).toBeVisible()
  await open(page, '/user/index')
  await expect(main(page)).toContainText(words.statuses.not_found)
  await expect(main(page)).toContainText(medicaidId)
  await expect(main(page)).toContainText(reasonIn('notFound', 'en'))
  await expect(main(page).getByRole('button', { name: words.card.form.submit })).toBeVisible()
  await open(page, '/user/index?tab=requests')
  await expect(main(page).getByRole('button', { name: words.card.form.submit })).toBeVisible()
  await open(page, '/services/result/submitWC')
  await expect(main(page)).toContainText(reasonIn('notFound', 'en'))
  await expect(main(page)).toContainText(medicaidId)
  await field(page, 'whiteCardId').fill(newMedicaidId())
  await main(page).getByRole('button', { name: words.card.form.submit }).click()
  await expect(main(page)).toContainText(words.statuses.submitted)
  await expect(page).toHaveURL('/services/result/submitWC')
  expect(await account.card()).toMatchObject({ status: 'submitted' })
})

test('[USE-48] a reopened check shows the reason on every page, above the form', whole, async ({ page }) => {
  const reason = 'Please type the number on the front.'
  await logInDecided(page, 'waiting', reason)
  for (const path of [
    '/services/whitecard/info',
    '/services',
    '/services/result/submitWC',
    '/services/result/applyCare',
    '/user/index',
  ]) {
    await open(page, path)
    await expect(main(page), path).toContainText(reason)
    await expect(main(page), path).toContainText(texts.en.statuses.reopened)
    await expect(main(page), path).not.toContainText(texts.en.statuses.waiting)
    await expect(main(page), path).not.toContainText(texts.en.handIn)
  }
})

test('[USE-48] staff record that a number was not found, with a template for the reason @desktop', async ({
  page,
  request,
}) => {
  const account = await logInAsNew(page)
  await call(request, submitWhiteCard, { whiteCardId: newMedicaidId() }, account)
  const member = await logInToConsole(page, request, ['coordinator'])
  const { records } = await call(request, findChecks, { search: account.phone }, member)
  await page.goto(`/staff/checks/${records[0]?.accountId}`)
  await page.getByRole('button', { name: 'Number not found…' }).click()
  await page.getByRole('button', { name: 'ID unknown' }).click()
  await expect(page.getByLabel('Reason')).toHaveValue(reasonIn('notFound', 'en'))
  await page.getByRole('button', { name: 'Save: not found' }).click()
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Not found/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Number not found…' })).toHaveCount(0)
  expect(await call(request, getWhiteCard, {}, account)).toMatchObject({ status: 'not_found' })
})
