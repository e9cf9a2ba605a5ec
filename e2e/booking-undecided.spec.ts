import type { Page } from '@playwright/test'
import { getServiceOffices } from '@portal/contract/care/services/services'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { nearestFirst } from '@portal/contract/person/near'
import { en } from '../web/app/locales/en'
import { carePeople as peopleEn } from '../web/app/locales/en/care-people'
import { visits as visitsEn } from '../web/app/locales/en/visits'
import { zhCN } from '../web/app/locales/zh-CN'
import { carePeople as peopleCN } from '../web/app/locales/zh-CN/care-people'
import { visits as visitsCN } from '../web/app/locales/zh-CN/visits'
import { zhTW } from '../web/app/locales/zh-TW'
import { carePeople as peopleTW } from '../web/app/locales/zh-TW/care-people'
import { visits as visitsTW } from '../web/app/locales/zh-TW/visits'
import { call } from './setup/api'
import {
  booked,
  cell,
  dayWithTimes,
  fillInSelf,
  heading,
  press,
  showMonth,
  statenIsland,
  times,
} from './setup/booking-page'
import { logInAsHelper, logInAsNew } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { address, errorAt, field } from './setup/people'
import { expect, hydrated, open, test } from './setup/test'
import { represented } from './setup/whole'

const texts = {
  en: { home: en.home, people: peopleEn, visits: visitsEn, item: 'Finding the right service' },
  'zh-CN': { home: zhCN.home, people: peopleCN, visits: visitsCN, item: '了解适合的服务' },
  'zh-TW': { home: zhTW.home, people: peopleTW, visits: visitsTW, item: '了解適合的服務' },
}
const main = (page: Page) => page.getByRole('main')

for (const [turn, language] of languages.entries()) {
  const { home, people, visits, item } = texts[language]
  test(
    `[USE-59] a patient who is undecided about the service books a visit from the home page, and the booking says so (${language})`,
    represented(turn === 0),
    async ({ page }) => {
      const account = await logInAsNew(page)
      await open(page, `/?lang=${language}`)
      await main(page).getByRole('link', { name: home.longTermCare.visit }).click()
      await onScreens(page, `choosing what a visit is about, ${language}`, axeTurn(turn), expectGoodLayout)
      await main(page).getByRole('button', { name: visits.undecided }).click()
      await expect(heading(page, visits.stepTitles.office)).toBeFocused()
      await page.reload()
      await hydrated(page)
      await expect(main(page).getByText(visits.undecided)).toBeVisible()
      await main(page).locator(`div:has(> [name=office][value="${statenIsland}"]) label`).click()
      await press(page, visits.next)
      const day = await dayWithTimes(page.request, account, statenIsland)
      await showMonth(page, day, visits.calendar)
      await cell(page, day).click()
      await times(page).locator('label:has(:enabled)').last().click()
      await press(page, visits.next)
      await fillInSelf(page, people)
      await press(page, visits.next)
      await expect(main(page).getByRole('heading', { name: visits.review.bring })).toHaveCount(0)
      await field(page, 'agreed').check()
      await press(page, visits.review.send)
      await expect(page).toHaveURL(/request=/)
      await expect(main(page)).toContainText(item)
      expect(await booked(page.request, account)).toMatchObject([{ serviceId: null, method: 'offline' }])
    },
  )
}

test('[USE-59] each office on the home page leads to a visit there', async ({ page }) => {
  await logInAsNew(page)
  await open(page, '/')
  await main(page)
    .getByRole('link', { name: /^Book a visit here: .*Flushing/ })
    .click()
  await main(page).getByRole('button', { name: visitsEn.undecided }).click()
  await expect(main(page).locator('[name=office]:checked')).toHaveValue('3')
})

test('[USE-59] a helper finds the office nearest to where care is needed, regardless of the helper’s own address', async ({
  page,
}) => {
  const helper = await logInAsHelper(page)
  const known = await call(page.request, getServiceOffices, {}, helper)
  const names = (postcode: string) => nearestFirst(known, postcode).map(({ companyName }) => companyName)
  expect(names('')).not.toEqual(names(address.postcode))
  const shown = main(page).locator('fieldset div:has(> [name=office]) label')
  await open(page, '/services/booking?serviceId=1')
  await expect(shown).toHaveText(names(''))
  await field(page, 'near').fill('NY 11220')
  await expect(shown).toHaveText(names('11220'))
  expect(names('11220')).not.toEqual(names(''))
  await page.reload()
  await expect(field(page, 'near')).toHaveValue('NY 11220')
  await expect(shown).toHaveText(names('11220'))
  await field(page, 'near').fill('112')
  await page.keyboard.press('Enter')
  await expect.poll(() => errorAt(page, 'near')).toBe(fieldTexts.postcodeFormat.en)
  await expect(shown).toHaveText(names(''))
})
