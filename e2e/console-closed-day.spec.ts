import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addClosedDay } from '@portal/contract/care/visits/schedules'
import { languages } from '@portal/contract/language'
import { call } from './setup/api'
import { bookVisit, someService } from './setup/care'
import { logInToConsole } from './setup/console'
import { newAccount } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { seed } from './setup/seed'
import { expect, test } from './setup/test'
import { represented } from './setup/whole'

/** Two visits at one office on a day far ahead, when no other test books: one whose applicant can be told, and one to call. */
async function farVisits(request: APIRequestContext) {
  const caller = await newAccount(request)
  const { serviceId, title } = await someService(request, caller)
  const told = await bookVisit(request, caller, serviceId)
  const silent = await bookVisit(request, await newAccount(request), serviceId)
  const ids = { told: told.id, silent: silent.id }
  const day = await seed('visitsFar', { ...ids, weeks: randomInt(1_500, 3_500) })
  return { ...told, silent: silent.number, day, phone: caller.phone, title }
}

const reason = { en: 'Water damage', 'zh-CN': '漏水维修', 'zh-TW': '漏水維修' }

test('[DESK-10] a closed day lists its visits, cancels all that can be notified at once, and leaves the others in the queue @desktop', async ({
  page,
  request,
}) => {
  const visit = await farVisits(request)
  await logInToConsole(page, request, ['coordinator'], `/visits/offices/${visit.companyAddressId}`)
  await page.getByLabel('Day', { exact: true }).fill(visit.day)
  await page.getByLabel('English').fill(reason.en)
  await page.getByLabel('Simplified Chinese').fill(reason['zh-CN'])
  await page.getByLabel('Traditional Chinese').fill(reason['zh-TW'])
  await page.getByRole('button', { name: 'Close the day' }).click()
  await page.getByRole('button', { name: 'Close the day anyway' }).click()
  const list = page.getByRole('region', { name: 'Whom to call' })
  const person = list.getByRole('listitem').filter({ hasText: visit.number })
  const silent = list.getByRole('listitem').filter({ hasText: visit.silent })
  await expect(person).toContainText('English')
  await expect(person).toContainText(`for Lan `)
  await expect(person).toContainText(visit.title)
  await expect(person.getByRole('link').first()).toHaveAttribute('href', 'tel:+12125550199')
  await expect(silent).toContainText('No messages: please call')
  await page.goto('/staff/work?task=visit')
  const item = page.getByRole('row').filter({ hasText: visit.number })
  await expect(item).toContainText('Visit outside opening hours')
  await item.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/staff/requests/${visit.id}$`))
  await page.goto(`/staff/visits/offices/${visit.companyAddressId}`)
  const day = list.locator('section').filter({ hasText: visit.number })
  await day.getByRole('button', { name: /^Cancel all and notify them/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 visit on')
  await expect(dialog).toContainText('They read the reason: Water damage')
  await expect(dialog).toContainText('1 applicant has agreed to no messages.')
  await dialog.getByRole('button', { name: 'Cancel all and notify them' }).click()
  await expect(page.getByText('1 visit is canceled, and the applicant has been notified.')).toBeVisible()
  await expect(person).toHaveCount(0)
  await expect(silent).toBeVisible()
  const messages = await (await request.get('/dev/outbox.json')).json()
  expect(messages.find(({ to }: { to: string }) => to === `+1${visit.phone}`).text).toContain(
    `we have to call off your visit ${visit.number}`,
  )
  await page.goto(`/staff/requests/${visit.id}`)
  await expect(page.getByText('Our office is closed on that day: Water damage.')).toBeVisible()
})

for (const language of languages)
  test(
    `[DESK-10] the list of displaced visits and its dialog in ${language} pass axe on every screen @desktop`,
    represented(language === 'zh-TW'),
    async ({ page, request }) => {
      const visit = await farVisits(request)
      const member = await logInToConsole(page, request, ['coordinator'])
      const { companyAddressId, day } = visit
      await call(request, addClosedDay, { companyAddressId, day, reason, everyOffice: false }, member)
      await page.goto(`/staff/visits/offices/${companyAddressId}?lang=${language}`)
      const person = page.getByRole('listitem').filter({ hasText: visit.number })
      await expect(person).toBeVisible()
      await onScreens(page, `whom to call, ${language}`, ['desktop', 'narrow'])
      const group = page.locator('section section').filter({ has: person })
      await group.getByRole('button').click()
      await expect(page.getByRole('dialog')).toContainText(reason[language])
      await onScreens(page, `calling off a day, ${language}`, ['narrow'])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goto(`/staff/work?task=visit`)
      await expect(page.getByRole('row').filter({ hasText: visit.number })).toBeVisible()
      await onScreens(page, `visits on closed days in the queue, ${language}`, ['narrow'])
    },
  )
