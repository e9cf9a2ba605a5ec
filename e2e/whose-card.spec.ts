import type { Page } from '@playwright/test'
import { getWhiteCard } from '@portal/contract/care/white-card/white-card'
import { languages } from '@portal/contract/language'
import { en } from '../web/app/locales/en'
import { care as careEn } from '../web/app/locales/en/care'
import { serviceView as viewEn } from '../web/app/locales/en/service-view'
import { whiteCard as cardEn } from '../web/app/locales/en/white-card'
import { zhCN } from '../web/app/locales/zh-CN'
import { care as careCN } from '../web/app/locales/zh-CN/care'
import { serviceView as viewCN } from '../web/app/locales/zh-CN/service-view'
import { whiteCard as cardCN } from '../web/app/locales/zh-CN/white-card'
import { zhTW } from '../web/app/locales/zh-TW'
import { care as careTW } from '../web/app/locales/zh-TW/care'
import { serviceView as viewTW } from '../web/app/locales/zh-TW/service-view'
import { whiteCard as cardTW } from '../web/app/locales/zh-TW/white-card'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { logInAsHelper, logInAsNew } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { field } from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const texts = {
  en: { home: en.home, own: careEn.whiteCard, card: cardEn, whose: viewEn.whose },
  'zh-CN': { home: zhCN.home, own: careCN.whiteCard, card: cardCN, whose: viewCN.whose },
  'zh-TW': { home: zhTW.home, own: careTW.whiteCard, card: cardTW, whose: viewTW.whose },
}
const main = (page: Page) => page.getByRole('main')

for (const [turn, language] of languages.entries()) {
  const words = texts[language]

  test(
    `[USE-52] a helper says whose card it is before the number can be submitted (${language})`,
    represented(turn === 2),
    async ({ page }) => {
      const helper = await logInAsHelper(page)
      await open(page, `/user/index?lang=${language}`)
      await expect(main(page).getByText(words.own.own)).toBeVisible()
      await main(page).getByRole('link', { name: words.own.handIn }).click()
      const question = main(page).getByRole('region', { name: words.card.whose.title })
      await expect(question.getByRole('link', { name: words.card.whose.other })).toHaveAttribute('href', '/services')
      await expect(field(page, 'whiteCardId')).toHaveCount(0)
      await onScreens(page, `whose card it is, ${language}`, axeTurn(turn), expectGoodLayout)
      await question.getByRole('button', { name: words.card.whose.own }).click()
      await expect(field(page, 'whiteCardId')).toBeFocused()
      await field(page, 'whiteCardId').fill(newMedicaidId())
      await main(page).getByRole('button', { name: words.card.form.submit }).click()
      await expect(page).toHaveURL(/submitWC$/)
      expect(await call(page.request, getWhiteCard, {}, helper)).toMatchObject({ status: 'submitted' })
    },
  )

  test(
    `[USE-52] [H06] the home page asks helpers whose card it is, and keeps the number (${language})`,
    represented(turn === 0),
    async ({ page }) => {
      const helper = await logInAsHelper(page)
      await open(page, `/?lang=${language}`)
      const number = page.getByLabel(words.home.whiteCard.label)
      const question = main(page)
        .getByRole('status')
        .filter({ hasText: words.whose.askHelper('Mei') })
      await main(page).getByRole('button', { name: words.home.longTermCare.apply }).click()
      await expect(question).toBeInViewport()
      await open(page, `/?lang=${language}`)
      const typed = newMedicaidId()
      await number.fill(typed)
      await main(page).getByRole('button', { name: words.home.whiteCard.submit }).click()
      await expect(question).toBeInViewport()
      await expect(number).toHaveValue(typed)
      await onScreens(page, `the home page asks whose card it is, ${language}`, axeTurn(turn), expectGoodLayout)
      await expect(question.getByRole('link', { name: words.whose.applyForOther })).toHaveAttribute('href', '/services')
      expect(await call(page.request, getWhiteCard, {}, helper)).toMatchObject({ status: 'waiting' })
      await main(page).getByRole('button', { name: words.home.whiteCard.submit }).click()
      await expect(page).toHaveURL(/submitWC$/)
    },
  )
}

test('[USE-52] a patient who registered for themselves is not asked', async ({ page }) => {
  await logInAsNew(page)
  await open(page, '/services/whitecard/info')
  await expect(field(page, 'whiteCardId')).toBeVisible()
  await expect(main(page).getByText(cardEn.whose.title)).toHaveCount(0)
})
