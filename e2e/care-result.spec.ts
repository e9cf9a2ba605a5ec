import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { getService } from '@portal/contract/care/services/services'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { care } from '../web/app/locales/en/care'
import { careResult as result } from '../web/app/locales/en/care-result'
import { care as careCN } from '../web/app/locales/zh-CN/care'
import { careResult as resultCN } from '../web/app/locales/zh-CN/care-result'
import { call } from './setup/api'
import { bookVisit, someService } from './setup/care'
import { factsIn, plain } from './setup/facts'
import { newAccount, storeSession } from './setup/own-account'
import { expectGoodPage, screens } from './setup/page-check'
import { expect, open, test } from './setup/test'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })
const cardPath = '/services/whitecard/info'

test('[R05] [W02] [USE-8] [USE-13] the result page shows the number, the next steps, a printable summary, a calendar file and a link to the application', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  const { serviceId, title } = await someService(page.request, account)
  const sent = await bookVisit(page.request, account, serviceId)
  await storeSession(page, account)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await open(page, `/services/result/applyCare?request=${sent.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.sent.booked)
  await expect(main(page).getByText(result.number(sent.number))).toBeVisible()
  await expect(main(page).getByText(result.sent.steps.offline)).toBeVisible()
  // Without consent to text messages, the page promises none.
  await expect(main(page).getByText(`${care.tell.none} ${care.tell.also}`)).toBeVisible()
  await expect(main(page)).not.toContainText(/text message|remind/)
  const summary = page.getByRole('region', { name: result.sent.summary })
  const { office, ...application } = await call(page.request, getMyApplication, { id: sent.id }, account)
  const { documents } = await call(page.request, getService, { serviceId }, account)
  await expect(summary).toContainText(formatMoment(`${sent.reserveDate} ${sent.reserveTime}`, 'en'))
  await expect(summary).toContainText(`${application.appointmentLocation}${office?.address}`)
  expect(await factsIn(summary)).toEqual([
    ['Please bring the originals', documents.map(({ kind }) => care.documents[kind].title).join(' ')],
    ['Questions? Call', office?.phone],
    ['Service', title],
    ['Application number', sent.number],
    ['Way of applying', 'Visit an office'],
    ['Sent on', plain(formatPastMoment(application.submittedAt, 'en'))],
    ['Person who needs care', 'Lan Chen May 21, 1948 (212) 555-0199'],
    ['Person we speak with', 'Mei Chen (Daughter or son) (212) 555-0199'],
  ])
  await expect(link(page, result.sent.center)).toHaveAttribute('href', `/user/index?tab=requests&request=${sent.id}`)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, result.sent.calendar).click()])
  expect(file.suggestedFilename()).toBe('visit.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT')
  await button(page, result.sent.print).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(summary).toBeVisible()
  await expect(main(page).getByText(result.sent.steps.offline)).toBeHidden()
  await expect(link(page, result.sent.center)).toBeHidden()
  for (const text of [result.sent.bring, care.documents.identity.title, result.sent.phone])
    await expect(summary).toContainText(text)
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'))
  const paper = await page.pdf({ format: 'Letter' })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('[R05] applyCare without an application shows the white card and a link to the services, then the open applications', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  const { serviceId } = await someService(page.request, account)
  await storeSession(page, account)
  await page.setViewportSize(screens.phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/services/result/applyCare?lang=zh-CN')
  await expect(link(page, resultCN.care.choose)).toHaveAttribute('href', '/services')
  await expect(link(page, resultCN.card.handIn)).toHaveAttribute('href', cardPath)
  await expectGoodPage(page, 'applyCare without applications')
  const sent = await bookVisit(page.request, account, serviceId)
  await open(page, '/services/result/applyCare?lang=zh-CN')
  await expect(main(page).getByText(sent.number)).toBeVisible()
  await expect(main(page).getByText(careCN.methods.offline)).toBeVisible()
  await expectGoodPage(page, 'applyCare with an application')
  await open(page, `/services/result/applyCare?request=${sent.id}&lang=zh-CN`)
  await expect(main(page).getByText(resultCN.number(sent.number))).toBeVisible()
  await expectGoodPage(page, 'after an application')
})

test('[R05] [R27] an unknown type leads home', async ({ page }) => {
  await page.goto('/services/result/nothing')
  await expect(page).toHaveURL('/')
})
