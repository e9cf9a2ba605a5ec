import type { Page } from '@playwright/test'
import { languages } from '@portal/contract/language'
import { formatPhone } from '../web/app/accounts/phone-number'
import { application as applicationEn } from '../web/app/locales/en/application'
import { applications as applicationsEn } from '../web/app/locales/en/applications'
import { care as en } from '../web/app/locales/en/care'
import { carePeople as peopleEn } from '../web/app/locales/en/care-people'
import { application as applicationCN } from '../web/app/locales/zh-CN/application'
import { applications as applicationsCN } from '../web/app/locales/zh-CN/applications'
import { care as zhCN } from '../web/app/locales/zh-CN/care'
import { carePeople as peopleCN } from '../web/app/locales/zh-CN/care-people'
import { application as applicationTW } from '../web/app/locales/zh-TW/application'
import { applications as applicationsTW } from '../web/app/locales/zh-TW/applications'
import { care as zhTW } from '../web/app/locales/zh-TW/care'
import { carePeople as peopleTW } from '../web/app/locales/zh-TW/care-people'
import type { Caller } from './setup/api'
import { address, slot } from './setup/application-page'
import { applyOnline, leaveDraft, onlineService } from './setup/applications'
import { logInAsNew } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { field, fill } from './setup/people'
import { pictureFile, smallPicture } from './setup/pictures'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const texts = {
  en: { ...en, people: peopleEn, requests: applicationsEn, application: applicationEn },
  'zh-CN': { ...zhCN, people: peopleCN, requests: applicationsCN, application: applicationCN },
  'zh-TW': { ...zhTW, people: peopleTW, requests: applicationsTW, application: applicationTW },
}
const mother = { firstName: '美玲', lastName: '陳', birthDate: '1940-01-02', phone: '7185550122' }
const father = { firstName: 'George', lastName: 'Chen', birthDate: '1938-03-14', phone: '7185550123' }
const main = (page: Page) => page.getByRole('main')
const next = (page: Page) =>
  main(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.requestSubmit())

/** Applications of a daughter for both of her parents. */
async function applyForBoth(page: Page, daughter: Caller) {
  const contact = { firstName: 'Anna', lastName: 'Chen', phone: '9175550111', email: '', hasPermission: true }
  const forParent = (applicant: typeof mother) =>
    applyOnline(page, daughter, { applicant, contact: { ...contact, relationship: 'child' } })
  return { ofMother: await forParent(mother), ofFather: await forParent(father) }
}

for (const [turn, language] of languages.entries()) {
  const words = texts[language]

  test(
    `[USE-51] applications, drafts and questions name the person they are about (${language})`,
    represented(turn === 1),
    async ({ page }) => {
      const daughter = await logInAsNew(page)
      const { ofMother } = await applyForBoth(page, daughter)
      await leaveDraft(page, page.request, daughter)
      await open(page, `/user/index?tab=requests&lang=${language}`)
      const names = ['George Chen', '陳美玲']
      const headings = (name: string) =>
        main(page)
          .getByRole('heading', { level: 3 })
          .filter({ hasText: words.forPerson(name) })
      for (const name of [...names, 'Mei Chen']) await expect(headings(name)).toHaveCount(1)
      await onScreens(page, `applications for two, ${language}`, axeTurn(turn), expectGoodLayout)
      await open(page, '/services/result/applyCare')
      for (const name of names) await expect(headings(name)).toHaveCount(1)
      await open(page, `/user/index?tab=requests&request=${ofMother.id}`)
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText(words.forPerson('陳美玲'))
      await expect(page).toHaveTitle(new RegExp(`${words.forPerson('陳美玲')} · `))
      await main(page).getByRole('button', { name: words.requests.cancel.action }).click()
      await expect(page.getByRole('dialog')).toContainText(words.requests.cancel.title('陳美玲'))
    },
  )

  test(
    `[USE-51] a person from an earlier application is filled in by one press (${language})`,
    represented(turn === 2),
    async ({ page }) => {
      const daughter = await logInAsNew(page)
      await applyForBoth(page, daughter)
      const { serviceId, kinds } = await onlineService(page.request, daughter)
      await open(page, `${address(serviceId)}&lang=${language}`)
      await field(page, 'forWhom').first().check()
      await expect(main(page).getByText(words.people.knownPeople.before)).toHaveCount(0)
      await field(page, 'forWhom').last().check()
      await main(page)
        .getByRole('button', { name: words.people.knownPeople.fillIn('陳美玲') })
        .click()
      await expect(field(page, 'firstName')).toBeFocused()
      await onScreens(page, `a known person, ${language}`, axeTurn(turn), expectGoodLayout)
      const values = { firstName: '美玲', lastName: '陳', phone: formatPhone(mother.phone), relationship: 'child' }
      for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
      const birth = { year: '1940', month: '1', day: '2' }
      for (const [part, value] of Object.entries(birth))
        await expect(main(page).locator(`[data-part=${part}] :is(input, select)`)).toHaveValue(value)
      await expect(field(page, 'permission')).not.toBeChecked()
      await field(page, 'permission').check()
      await next(page)
      await expect(page).toHaveURL(/step=home/)
      await fill(page, { address: '136-20 38th Avenue', city: 'Flushing', postcode: '11354', note: '她聽不清楚。' })
      await next(page)
      await expect(page).toHaveURL(/step=documents/)
      const documents = slot(page, kinds[0] ?? '')
      await documents
        .locator('input[type=file]')
        .first()
        .setInputFiles(pictureFile('mother.png', await smallPicture(page, '#204060')))
      await expect(documents.locator('img')).toHaveCount(1)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(/step=who/)
      await field(page, 'medicaidId').fill('AB12345C')
      await main(page)
        .getByRole('button', { name: words.people.knownPeople.fillIn('George Chen') })
        .click()
      await expect(field(page, 'firstName')).toHaveValue('George')
      await expect(field(page, 'permission')).not.toBeChecked()
      await expect(field(page, 'medicaidId')).toHaveValue('')
      await expect(main(page).locator('[data-part=day] input')).toHaveValue('14')
      await expect(page.getByText(words.application.otherPerson)).toBeVisible()
      await field(page, 'permission').check()
      await next(page)
      await expect(page).toHaveURL(/step=home/)
      for (const name of ['address', 'city', 'postcode', 'note']) await expect(field(page, name)).toHaveValue('')
      const forFather = words.forPerson('George Chen')
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(forFather)
      await expect(page).toHaveTitle(new RegExp(`${forFather} · `))
      await main(page).getByRole('button', { name: words.application.discard }).click()
      await expect(page.getByRole('dialog', { name: words.application.discardTitle('George Chen') })).toBeVisible()
    },
  )
}
