import type { Page } from '@playwright/test'
import { type Application, cancelApplication } from '@portal/contract/care/applications/applications'
import { getServices } from '@portal/contract/care/services/services'
import { getOffices } from '@portal/contract/company/public'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { applications as zhCN } from '../web/app/locales/zh-CN/applications'
import { care as careZhCN } from '../web/app/locales/zh-CN/care'
import { pages } from '../web/app/locales/zh-CN/pages'
import { type Caller, call } from './setup/api'
import { bookVisit, someService } from './setup/care'
import { factsIn, plain } from './setup/facts'
import { logInAsNew } from './setup/own-account'
import { expectGoodPage } from './setup/page-check'
import { answer, expect, open, test } from './setup/test'

const list = '/user/index?tab=requests'

test.use({ hasTouch: true })

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

/** A service's title and an office's name in Simplified Chinese, from the API. */
async function wordsInChinese(page: Page, { token }: Caller, serviceId: number, officeId = 0) {
  const inChinese = { token, language: 'zh-CN' } as const
  const services = await call(page.request, getServices, {}, inChinese)
  const offices = await call(page.request, getOffices, {}, inChinese)
  return {
    title: services.find((service) => service.serviceId === serviceId)?.title ?? 'no such service',
    office: offices.find(({ companyAddressId }) => companyAddressId === officeId)?.companyName ?? 'no such office',
  }
}

test('[USE-34] [W05] [A10] [W06] the list: empty, then before the white card, with item, method, place, date and progress, page by page', async ({
  page,
}) => {
  // Makes eleven bookings.
  test.slow()
  const me = await logInAsNew(page)
  await open(page, `${list}&lang=zh-CN`)
  await expect(part(page, careZhCN.whiteCard.title)).toContainText(careZhCN.whiteCard.statuses.waiting)
  await expect(main(page).getByRole('link', { name: zhCN.whiteCard.more })).toHaveAttribute(
    'href',
    '/services/whitecard/info',
  )
  await expect(main(page).getByRole('link', { name: zhCN.toServices })).toHaveAttribute('href', '/services')

  const { serviceId } = await someService(page.request, me)
  const all: Awaited<ReturnType<typeof bookVisit>>[] = []
  for (let i = 0; i < 11; i++) {
    all.push(await bookVisit(page.request, me, serviceId))
    // At most ten applications may be open at once.
    if (i < 2) await call(page.request, cancelApplication, { id: all[i]?.id ?? '' }, me)
  }
  await page.reload()
  const items = main(page).getByRole('listitem').filter({ hasText: careZhCN.applicationNumber })
  await expect(items).toHaveCount(10)
  const top = (element: Element) => element.getBoundingClientRect().top
  expect(await items.first().evaluate(top)).toBeLessThan(await part(page, careZhCN.whiteCard.title).evaluate(top))
  const [oldest, newest] = [all[0]?.number ?? '', all[10]?.number ?? '']
  for (const text of [newest, careZhCN.methods.offline, careZhCN.stages.visit])
    await expect(items.first()).toContainText(text)
  const { title, office } = await wordsInChinese(page, me, serviceId, all[10]?.companyAddressId)
  await expect(items.first().getByRole('link')).toContainText(title)
  const facts = Object.fromEntries(await factsIn(items.first()))
  expect(facts).toMatchObject({
    [zhCN.location]: office,
    [zhCN.date]: formatMoment(`${all[10]?.reserveDate} ${all[10]?.reserveTime}`, 'zh-CN').replace(/\s/g, ' '),
  })
  await expectGoodPage(page, 'list, zh-CN')
  await main(page)
    .getByRole('link', { name: pages.page(2) })
    .click()
  await expect(page).toHaveURL(`${list}&page=2`)
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(oldest)
  await expect(items).toContainText(careZhCN.stages.cancelled)
  await items.getByRole('link').click()
  await expect(main(page)).toContainText(zhCN.closed.cancelled)
  await page.goBack()
  await expect(items.getByRole('link')).toBeFocused()
  await page.goto(`${list}&page=9`)
  await main(page).getByRole('link', { name: zhCN.firstPage }).click()
  await expect(items).toHaveCount(10)
})

test('[W05] every application shows its item, method, place, date and progress', async ({ page }) => {
  await logInAsNew(page)
  const sentAt = '2026-03-02 10:00'
  const visit = { appointmentLocation: 'Flushing Office', appointmentDate: '2026-03-16 14:30' } as const
  const online = { method: 'online', appointmentLocation: '', appointmentDate: '' } as const
  const asked = [
    { ...online, progress: 'to_do', stage: 'received', shown: 'Received' },
    { method: 'offline', ...visit, progress: 'to_do', stage: 'visit', shown: 'Visit arranged' },
    { ...online, progress: 'exception', stage: 'needed', shown: 'We need something from you' },
    { ...online, progress: 'unknown', stage: 'unclear', shown: 'We are finding out' },
    { method: 'offline', ...visit, progress: 'finished', stage: 'finished', shown: 'Handled' },
  ] as const
  const records = asked.map(({ shown: _, ...one }, at): Application => {
    const named = { id: crypto.randomUUID(), number: `ABCD-${at}`, serviceId: at, item: `Service ${at}` }
    const applicant = { firstName: 'Mei', lastName: `Chen ${at}` }
    return { ...named, ...one, applicant, submittedAt: sentAt, cancelled: false, missing: [], unread: false }
  })
  const data = { records, total: records.length, pageNum: 1, pageSize: 10 }
  await answer(page, '/api/user/serviceRecord/page', { code: '200', data })
  await open(page, list)
  const items = main(page).getByRole('listitem').filter({ hasText: 'ABCD-' })
  await expect(items.getByRole('heading')).toHaveText(
    records.map(({ item, applicant, number }) => `${item} for Mei ${applicant.lastName} ${number}`),
  )
  for (const [at, { method, shown }] of asked.entries()) {
    await expect(items.nth(at)).toContainText(shown)
    expect(await factsIn(items.nth(at))).toEqual([
      ['Application number', `ABCD-${at}`],
      ['Way of applying', method === 'online' ? 'Online application' : 'Visit an office'],
      ...(method === 'online' ? [] : [['Where', 'Flushing Office']]),
      ...(method === 'online' ? [] : [['When', plain(formatMoment(visit.appointmentDate, 'en'))]]),
      ['Sent on', plain(formatPastMoment(sentAt, 'en'))],
    ])
  }
})
