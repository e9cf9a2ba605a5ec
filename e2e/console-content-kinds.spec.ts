import type { Locator, Page } from '@playwright/test'
import { managedTeamEvents } from '@portal/contract/about/content'
import { managedOffices } from '@portal/contract/company/content'
import { managedServiceScopes } from '@portal/contract/home/content'
import { getServiceScope } from '@portal/contract/home/public'
import { kinds } from '../console/app/locales/en/content-kinds'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, publishNow, text } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { publishContent } from './setup/publish-content'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 4(00|01|04|09)|net::ERR_FAILED/ })

test('[OPS-7] the first page of an editor lists every kind of content; the only record of a kind opens straight @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['editor'], '/')
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible()
  for (const { title } of Object.values(kinds))
    await expect(page.getByRole('rowheader', { name: title, exact: true })).toBeVisible()
  await onScreens(page, 'the kinds of content', ['desktop', 'narrow', 'phone'])
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByLabel('E-mail')).not.toHaveValue('')
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeHidden()
  await page.getByRole('link', { name: '← Content' }).click()
  await page.getByRole('link', { name: /^Questions, Published:/ }).click()
  await expect(page.getByRole('link', { name: 'Change the order' })).toBeVisible()
  await page.goto('/staff/content/no-such-kind')
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible()
})

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const titlesOf = (page: Page) => rows(page).getByRole('link').allTextContents()

/** The titles with one of them at another place. */
function moved(titles: readonly string[], from: number, to: number): string[] {
  const next = [...titles]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

test('[OPS-7] an order is changed by button, number, keys and drag, is told, undone, and stays as it was when it cannot be saved @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['editor'], '/content/service-scope')
  await page.getByRole('link', { name: 'Change the order' }).click()
  await expect(rows(page).first()).toBeVisible()
  const before = await titlesOf(page)
  const status = page.getByRole('main').getByRole('status')
  const shown = async () =>
    (await call(request, getServiceScope, {}, { language: 'en' })).serviceScopes.map(({ title }) => title)
  const expectOrder = async (order: readonly string[]) => {
    await expect.poll(() => titlesOf(page)).toEqual(order)
    await expect.poll(shown).toEqual(order)
  }
  const undo = async () => {
    await page.getByRole('button', { name: /^Undo the move/ }).click()
    await expectOrder(before)
  }
  await onScreens(page, 'an order', ['desktop', 'narrow', 'phone'])

  const down = page.getByRole('button', { name: `Move ${before[0]} down` })
  await down.click()
  await down.click()
  await expectOrder(moved(before, 0, 2))
  await expect(down).toBeFocused()
  await expect(status.filter({ hasText: `${before[0]} is number 3 of ${before.length} now. Saved.` })).toBeVisible()
  await page.getByRole('button', { name: `Move ${before[0]} up` }).click()
  await page.getByRole('button', { name: `Move ${before[0]} up` }).click()
  await expectOrder(before)

  await page.getByRole('textbox', { name: `Place of ${before[1]}` }).fill('4')
  await page.keyboard.press('Enter')
  await expectOrder(moved(before, 1, 3))
  await undo()

  const handle = (title = '') => page.getByRole('button', { name: `Move ${title}`, exact: true })
  await handle(before[0]).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${before[0]} is picked up, number 1 of ${before.length}.`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${before[0]} would be number 2 of ${before.length}.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expectOrder(moved(before, 0, 1))
  await undo()

  await drag(page, handle(before[2]), handle(before[0]))
  await expectOrder(moved(before, 2, 0))
  await undo()

  await page.route(`**${managedServiceScopes.order.path}`, (route) => route.abort())
  await down.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectOrder(before)
})

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 10 })
  await page.mouse.up()
}

test('[OPS-7] words that stand for each other are typed one a line, published without a language, taken off and deleted @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['editor'], '/content/search-words')
  await page.getByRole('link', { name: 'New group of words' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('There is nothing to publish yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Words').fill('quilting bee\n\n拼布\nquilting bee')
  await expectSaved(page)
  await expect(page.getByLabel('Words')).toHaveValue(/拼布/)
  await publishNow(page)
  await expect(page).toHaveURL(/\/search-words\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('quilting bee, 拼布')
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished. The text stays here as a draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/content\/search-words$/)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: /quilting bee/ })).toHaveCount(0)
})

test('[OPS-7] numbers, links and choices are typed as they are, and what is wrong is said at the field @desktop', async ({
  page,
  request,
}) => {
  const editor = await logInToConsole(page, request, ['editor'])
  const { records } = await call(request, managedOffices.list, { pageNum: 1, pageSize: 1, text: '' }, editor)
  const id = records[0]?.id ?? ''
  await page.goto(`/staff/content/office/${id}`)
  await page.getByLabel('Latitude').fill('40.')
  await expect(page.getByText('Please enter a number.')).toBeVisible()
  await page.getByLabel('Latitude').pressSequentially('75')
  await expectSaved(page)
  await page.getByLabel('Longitude').fill('-190')
  await expect(page.getByText('Please enter a number within the limits.')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await onScreens(page, 'an office with a wrong number', ['desktop', 'narrow', 'phone'])
  await page.getByLabel('Longitude').fill('-73.5')
  await page.getByLabel('Link to a map').fill('http://maps.example')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog').getByText(/^Link to a map: /)).toBeVisible()
  await page.keyboard.press('Escape')
  const { draft } = await call(request, managedOffices.read, { id }, editor)
  expect([draft?.latitude, draft?.longitude, draft?.mapUrl]).toEqual([40.75, -73.5, 'http://maps.example'])
  await expect(page.getByText(/cannot be taken off the site as long as these use it/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
})

test('[OPS-7] pictures of a gallery are moved and described in each language @desktop', async ({ page, request }) => {
  const editor = await logInToConsole(page, request, ['editor'])
  const { records } = await call(request, managedTeamEvents.list, { pageNum: 1, pageSize: 1, text: '' }, editor)
  const id = records[0]?.id ?? ''
  await page.goto(`/staff/content/team-event/${id}`)
  await page.getByRole('button', { name: 'Move picture 2 up' }).click()
  await text(page, 'Picture 1: Caption', 'zh-TW').fill('大家都來了')
  await expectSaved(page)
  const { draft, live } = await call(request, managedTeamEvents.read, { id }, editor)
  expect(draft?.pictures.map(({ picture }) => picture).slice(0, 2)).toEqual(
    live?.pictures
      .map(({ picture }) => picture)
      .slice(0, 2)
      .reverse(),
  )
  expect(draft?.pictures[0]?.caption).toEqual({ ...live?.pictures[1]?.caption, 'zh-TW': '大家都來了' })
  await page.evaluate(() => scrollTo(0, 0))
  await onScreens(page, 'a gallery', ['desktop', 'narrow', 'phone'])
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
})

test('[OPS-7] the history of a gallery shows by picture what moved, went and was written @desktop', async ({
  page,
  request,
}) => {
  const staff = await logInToConsole(page, request, ['editor'])
  const { records } = await call(request, managedTeamEvents.list, { pageNum: 1, pageSize: 1, text: '' }, staff)
  const { live } = await call(request, managedTeamEvents.read, { id: records[0]?.id ?? '' }, staff)
  if (!live) throw new Error('the event is not on the site')
  const content = { ...live, date: '2019-01-05' }
  const { id } = await publishContent(request, managedTeamEvents, { content, staff })
  const [first, second, third, ...rest] = content.pictures
  if (!first || !second || !third) throw new Error('the event has too few pictures')
  const caption = { ...first.caption, 'zh-CN': '大家都来了' }
  const pictures = [second, { ...first, caption }, ...rest]
  await publishContent(request, managedTeamEvents, { id, content: { ...content, pictures }, staff })
  await page.goto(`/staff/content/team-event/${id}/history`)
  await page.getByRole('link', { name: /Version 2/ }).click()
  const changes = page.locator('dl')
  for (const words of ['Moved from place 2 to 1', 'Moved from place 1 to 2', 'Removed'])
    await expect(changes.getByText(words, { exact: true })).toBeVisible()
  await expect(changes.getByText('Picture 2: Caption')).toHaveCount(1)
  await expect(changes.locator('ins', { hasText: '来了' })).toBeVisible()
  await onScreens(page, 'the history of a gallery', ['desktop', 'tablet', 'phone'])
  const { version, baseVersion } = await call(request, managedTeamEvents.read, { id }, staff)
  const off = await call(request, managedTeamEvents.unpublish, { id, version, baseVersion }, staff)
  await call(request, managedTeamEvents.remove, { id, version: off.version, baseVersion: off.baseVersion }, staff)
})
