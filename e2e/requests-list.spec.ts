import type { Locator, Page } from '@playwright/test'
import { cancelRequest } from '@portal/contract/care/requests'
import { getServices } from '@portal/contract/care/services'
import { getCompanyAddresses } from '@portal/contract/company/public'
import { formatMoment } from '../web/app/content/times'
import { care as careZhCN } from '../web/app/locales/zh-CN/care'
import { pages } from '../web/app/locales/zh-CN/pages'
import { requests as zhCN } from '../web/app/locales/zh-CN/requests'
import { type Caller, call } from './setup/api'
import { bookVisit, someService } from './setup/care'
import { logInAsNew } from './setup/own-account'
import { expectGoodPage } from './setup/page-check'
import { expect, open, test } from './setup/test'

const list = '/user/index?tab=requests'

test.use({ hasTouch: true })

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

/** The value of a term in a description list. */
const fact = (item: Locator, name: string) =>
  item
    .locator('dl > div')
    .filter({ has: item.page().getByText(name, { exact: true }) })
    .locator('dd')

/** A service's title and an office's name in Simplified Chinese, from the API. */
async function wordsInChinese(page: Page, { token }: Caller, serviceId: number, officeId = 0) {
  const inChinese = { token, language: 'zh-CN' } as const
  const services = await call(page.request, getServices, {}, inChinese)
  const offices = await call(page.request, getCompanyAddresses, {}, inChinese)
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
    if (i < 2) await call(page.request, cancelRequest, { id: all[i]?.id ?? '' }, me)
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
  await expect(fact(items.first(), zhCN.location)).toContainText(office)
  await expect(fact(items.first(), zhCN.date)).toHaveText(
    formatMoment(`${all[10]?.reserveDate} ${all[10]?.reserveTime}`, 'zh-CN'),
  )
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
