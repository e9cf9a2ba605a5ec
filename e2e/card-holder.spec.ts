import type { Page } from '@playwright/test'
import { getCardHolder, setCardHolder } from '@portal/contract/care/shared/card-holder'
import { findChecks } from '@portal/contract/care/white-card/checks'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { type FieldMessage, fieldTexts } from '@portal/contract/fields/field-texts'
import type { Language } from '@portal/contract/language'
import { en } from '../web/app/locales/en'
import { carePeople as peopleEn } from '../web/app/locales/en/care-people'
import { whiteCard as cardEn } from '../web/app/locales/en/white-card'
import { zhCN } from '../web/app/locales/zh-CN'
import { carePeople as peopleCN } from '../web/app/locales/zh-CN/care-people'
import { whiteCard as cardCN } from '../web/app/locales/zh-CN/white-card'
import { zhTW } from '../web/app/locales/zh-TW'
import { carePeople as peopleTW } from '../web/app/locales/zh-TW/care-people'
import { whiteCard as cardTW } from '../web/app/locales/zh-TW/white-card'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { logInToConsole } from './setup/console'
import { factsIn } from './setup/facts'
import { logInAsNew, type OwnAccount, storeSession } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { errorAt, field, fill } from './setup/people'
import { expect, open, test } from './setup/test'
import { represented, whole } from './setup/whole'

const texts = {
  en: { shell: en, card: cardEn.holder, people: peopleEn },
  'zh-CN': { shell: zhCN, card: cardCN.holder, people: peopleCN },
  'zh-TW': { shell: zhTW, card: cardTW.holder, people: peopleTW },
}
const born = { en: 'May 21, 1948', 'zh-CN': '1948 年 5 月 21 日', 'zh-TW': '1948 年 5 月 21 日' }
const chen = { lastName: 'CHEN', firstName: 'MEI YU', birthDate: '1948-05-21' }
const main = (page: Page) => page.getByRole('main')
const part = (page: Page, language: Language) => main(page).getByRole('region', { name: texts[language].card.title })

async function typeBirth(page: Page, language: Language, [year, month, day]: readonly [string, string, string]) {
  const { people } = texts[language]
  const birth = main(page).getByRole('group', { name: people.birthDate })
  await birth.getByLabel(people.year).fill(year)
  await birth.getByLabel(people.month).selectOption(month)
  await birth.getByLabel(people.day, { exact: true }).fill(day)
  return birth
}

/** A logged-in patient whose card waits already. */
async function logInWaiting(page: Page): Promise<OwnAccount> {
  const account = await logInAsNew(page)
  await call(page.request, submitWhiteCard, { whiteCardId: newMedicaidId() }, account)
  return account
}

test.describe('[X12-7] the name and date of birth on the card', () => {
  test.use({ expectedErrors: /status of 400/ })

  for (const [turn, language] of (['en', 'zh-CN', 'zh-TW'] as const).entries()) {
    const { shell, card } = texts[language]
    test(
      `are asked for right after the card is submitted on the home page; errors show at their fields (${language})`,
      represented(turn === 1),
      async ({ page }) => {
        const account = await logInAsNew(page)
        await open(page, `/?lang=${language}`)
        await page.getByLabel(shell.home.whiteCard.label).fill(newMedicaidId())
        await page.getByRole('button', { name: shell.home.whiteCard.submit }).click()
        await expect(page).toHaveURL('/services/result/submitWC')
        await expect(part(page, language)).toContainText(card.ask)
        const save = part(page, language).getByRole('button', { name: card.save })
        await save.click()
        await expect.poll(() => errorAt(page, 'lastName')).toBe(fieldTexts.required[language])
        await expect(field(page, 'lastName')).toBeFocused()
        await fill(page, { lastName: '陳', firstName: 'Mei1' })
        for (const [typed, message] of [
          [['2099', '5', '21'], 'birthFuture'],
          [['1899', '5', '21'], 'birthEarly'],
          [['1948', '2', '31'], 'birthDay'],
        ] as [[string, string, string], FieldMessage][]) {
          const birth = await typeBirth(page, language, typed)
          await save.click()
          await expect(birth).toContainText(fieldTexts[message][language])
        }
        for (const name of ['lastName', 'firstName'])
          expect(await errorAt(page, name)).toBe(fieldTexts.cardName[language])
        await onScreens(page, `errors, ${language}`, axeTurn(turn), expectGoodLayout)

        await fill(page, { lastName: 'ｃｈｅｎ', firstName: ' mei  yu' })
        await typeBirth(page, language, ['1948', '5', '21'])
        await save.click()
        await expect(part(page, language)).toContainText(card.known)
        expect(await factsIn(part(page, language))).toEqual([
          [card.name, 'MEI YU CHEN'],
          [card.birthDate, born[language]],
        ])
        expect((await call(page.request, getCardHolder, {}, account)).holder).toEqual(chen)
        await onScreens(page, `given, ${language}`, axeTurn(turn + 1), expectGoodLayout)
      },
    )
  }

  test('can be corrected by keyboard; closing the form unchanged saves nothing', async ({ page }) => {
    const account = await logInWaiting(page)
    await call(page.request, setCardHolder, chen, account)
    await open(page, '/services/whitecard/info')
    const change = part(page, 'en').getByRole('button', { name: cardEn.holder.change })
    await change.press('Enter')
    await expect(field(page, 'lastName')).toHaveValue('CHEN')
    await field(page, 'lastName').fill('CHAN')
    await part(page, 'en').getByRole('button', { name: cardEn.holder.cancel }).press('Enter')
    await expect(part(page, 'en')).toContainText('MEI YU CHEN')
    await change.press('Enter')
    await field(page, 'lastName').fill('CHAN')
    await page.reload()
    await expect(field(page, 'lastName')).toHaveValue('CHAN')
    await field(page, 'lastName').press('Enter')
    await expect(part(page, 'en')).toContainText('MEI YU CHAN')
    expect((await call(page.request, getCardHolder, {}, account)).holder).toEqual({ ...chen, lastName: 'CHAN' })
  })
})

for (const [turn, language] of (['en', 'zh-CN', 'zh-TW'] as const).entries())
  test(
    `[X12-7] a patient with a waiting card is asked for the card holder on the home page and in “My account”, with a link to the form, until it is saved (${language})`,
    represented(turn === 2),
    async ({ page }) => {
      const account = await logInWaiting(page)
      const { card } = texts[language]
      const line = main(page).getByRole('status').filter({ hasText: card.line })
      for (const address of ['/', '/user/index']) {
        await open(page, `${address}?lang=${language}`)
        await expect(line).toBeVisible()
        await onScreens(page, `asked at ${address}, ${language}`, axeTurn(turn), expectGoodLayout)
      }
      await line.getByRole('link', { name: card.tell }).click()
      await expect(page).toHaveURL('/services/whitecard/info')
      await expect(part(page, language)).toContainText(card.ask)
      await call(page.request, setCardHolder, chen, account)
      for (const address of ['/', '/user/index']) {
        const asked = page.waitForResponse((response) => response.url().endsWith('/api/user/white-card/holder'))
        await open(page, address)
        await asked
        await expect(line).toHaveCount(0)
      }
    },
  )

test.describe('a session that the server refuses', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('[X12-7] [E01] does not redirect from the home page until the user’s next call', whole, async ({ page }) => {
    await storeSession(page, { token: 'token-of-a-test', user: { userType: 'patient', firstName: 'Mei' } })
    const refused = page.waitForResponse((response) => response.url().endsWith('/api/user/white-card/holder'))
    await open(page, '/')
    expect((await refused).status()).toBe(401)
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: en.home.longTermCare.apply }).click()
    await expect(page).toHaveURL(/^[^?]*\/login\?/)
  })
})

test('[X12-7] the check shows staff the name and date of birth on the card @desktop', async ({ page, request }) => {
  const account = await logInWaiting(page)
  const member = await logInToConsole(page, request, ['coordinator'])
  const [found] = (await call(request, findChecks, { search: account.phone }, member)).records
  await page.goto(`/staff/checks/${found?.accountId}`)
  const facts = () => factsIn(page.getByRole('region', { name: 'Patient' }))
  await expect.poll(facts).toContainEqual(['Name on the card', 'Not given yet'])
  await call(request, setCardHolder, chen, account)
  await page.reload()
  await expect.poll(facts).toContainEqual(['Name on the card', 'MEI YU CHEN'])
  expect(await facts()).toContainEqual(['Date of birth', 'May 21, 1948'])
})
