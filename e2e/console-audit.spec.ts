import { readFile } from 'node:fs/promises'
import { okCode } from '@portal/contract/envelope'
import { languages } from '@portal/contract/language'
import { findAccounts } from '@portal/contract/staff/accounts'
import { auditPageSize, getAuditLog } from '@portal/contract/staff/audit'
import { getPeople, sendLink } from '@portal/contract/staff/people'
import { getWorkEvents } from '@portal/contract/work/staff'
import { audit as en } from '../console/app/locales/en/audit'
import { audit as zhCN } from '../console/app/locales/zh-CN/audit'
import { audit as zhTW } from '../console/app/locales/zh-TW/audit'
import { call, tryCall } from './setup/api'
import { dataDir, logInToConsole } from './setup/console'
import { newApplication } from './setup/console-applications'
import { cellsOf, factsIn } from './setup/facts'
import { axeTurn, onScreens } from './setup/page-check'
import { seed } from './setup/seed'
import { newStaff } from './setup/staff'
import { answer, expect, test } from './setup/test'
import { whole } from './setup/whole'
import { dayAhead } from './setup/work'

test.use({ expectedErrors: /the server responded with a status of 400/ })

test('[DESK-24] opening a record leaves one entry that names it @desktop', async ({ page, request }) => {
  const { id, name } = await newApplication(page)
  // News of the application that has just come would have it read again, which is an entry of its own.
  const noNews = { contentType: 'text/event-stream; charset=utf-8', body: ': open\n\n' }
  await page.route(
    ({ pathname }) => pathname === `/home${getWorkEvents.path}`,
    (route) => route.fulfill(noNews),
  )
  await logInToConsole(page, request, ['coordinator'], `/requests/${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open Proof of identity, page 1' })).toBeVisible()
  const admin = await newStaff(request, dataDir, ['admin'])
  const { records } = await call(request, getAuditLog, { record: `application ${id}` }, admin)
  const byStaff = records.filter(({ actor }) => actor.kind === 'staff')
  expect(byStaff.map(({ action }) => action)).toEqual(['application.read'])
})

test('[K12] by keyboard: entries are filtered by person and by record, and back; all filters are in the URL @desktop', async ({
  page,
  request,
}) => {
  const member = await newStaff(request, dataDir, ['coordinator'])
  const admin = await logInToConsole(page, request, ['admin'])
  const id = (await call(request, getPeople, {}, admin)).find(({ email }) => email === member.username)?.id ?? ''
  expect((await tryCall(request, getPeople, {}, member)).code).toBe('forbidden')
  await call(request, sendLink, { id }, admin)
  await page.goto(`/staff/people/${id}`)
  await page.getByRole('link', { name: 'What this person has done' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/audit\\?person=${id}$`))
  const table = page.getByRole('table')
  const setUp = table.getByText('staff.authenticator.set', { exact: true })
  await expect(setUp).toBeVisible()
  await expect(table.getByText('staff.reset', { exact: true })).toBeVisible()
  await expect(table.getByRole('rowheader').filter({ hasText: 'GET /staff/people' })).toBeVisible()
  await onScreens(page, 'the entries of a person', ['desktop', 'narrow'])
  await page.getByLabel('Outcome').selectOption('refused')
  await page.getByRole('button', { name: 'Show', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/outcome=refused/)
  await expect(setUp).toBeHidden()
  const refused = async () =>
    (await cellsOf(table.locator('tbody tr'))).map(([, who, , record, outcome]) => [who, record, outcome])
  await expect.poll(refused).toEqual([['Sam Lee', 'GET /staff/people', 'Refused']])
  await page.goBack()
  await expect(setUp).toBeVisible()
  for (const [field, day] of [
    ['From', dayAhead(1)],
    ['To', dayAhead(-1)],
  ] as const) {
    await page.getByLabel(field, { exact: true }).fill(day)
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`[?&]${field.toLowerCase()}=${day}$`))
    await expect(page.getByText('Nothing in the log matches.')).toBeVisible()
    await page.goBack()
    await expect(setUp).toBeVisible()
  }
  await page.getByRole('button', { name: 'Show everything' }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/audit\?record=/)
})

test('[SEC-37] repeated refusals are one entry with their count, in each language @desktop', async ({
  page,
  request,
}) => {
  const member = await newStaff(request, dataDir, ['coordinator'])
  const admin = await logInToConsole(page, request, ['admin'])
  const actor = (await call(request, getPeople, {}, admin)).find(({ email }) => email === member.username)?.id ?? ''
  await seed('repeatedRefusal', { actor, times: 699 })
  const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
  const told = {
    en: /^699 more refusals since \w+,\s\w+\s\d+,\s\d{4},\s\d+:\d\d\s[ap]m$/,
    'zh-CN': /^\d{4}\s年\s\d+\s月\s\d+\s日（周.+）.+\d+:\d\d 起又被拒绝 699 次$/,
    'zh-TW': /^\d{4}\s年\s\d+\s月\s\d+\s日（週.+）.+\d+:\d\d 起又被拒絕 699 次$/,
  }
  for (const [turn, language] of languages.entries()) {
    await page.goto(`/staff/audit?person=${actor}&outcome=refused&lang=${language}`)
    const row = page.getByRole('row').filter({ hasText: 'GET /staff/people' })
    await expect(row.getByRole('cell').nth(4)).toHaveText(told[language])
    await expect(row.getByRole('cell').nth(2)).toContainText(words[language].things.call ?? '')
    await onScreens(page, `repeated refusals, ${language}`, axeTurn(turn))
  }
})

test('[K12] the filter shows the person in the URL, even when the people load late @desktop', async ({
  page,
  request,
}) => {
  const member = await newStaff(request, dataDir, ['coordinator'])
  const admin = await logInToConsole(page, request, ['admin'])
  const people = await call(request, getPeople, {}, admin)
  for (const email of [member.username, admin.username]) {
    const id = people.find((one) => one.email === email)?.id ?? ''
    await page.goto(`/staff/audit?person=${id}`)
    const person = page.getByLabel('Person', { exact: true })
    for (const one of [member, admin]) await expect(person.getByText(one.username)).toBeAttached()
    await expect(person).toHaveValue(id)
  }
})

test(
  '[K12] older entries have a page of their own with a link to the newest @desktop',
  whole,
  async ({ page, request }) => {
    const admin = await logInToConsole(page, request, ['admin'])
    const me = (await call(request, getPeople, {}, admin)).find(({ own }) => own)?.id ?? ''
    for (let i = 0; i < auditPageSize; i++) await call(request, findAccounts, { search: 'Nobody at all' }, admin)
    await page.goto(`/staff/audit?person=${me}`)
    await expect(page.getByText(`${auditPageSize} entries on this page`)).toBeVisible()
    await page.getByRole('link', { name: 'Older entries' }).click()
    await expect(page.getByRole('table').getByText('staff.authenticator.set', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Newest entries' }).click()
    await expect(page.getByText(`${auditPageSize} entries on this page`)).toBeVisible()
  },
)

test('[K12] the integrity check says in plain words that the log is complete @desktop', async ({ page, request }) => {
  await logInToConsole(page, request, ['admin'], '/audit')
  const card = page.getByRole('region', { name: 'Is the log whole?' })
  await card.getByLabel('Last seal from an earlier check').fill('the one of last week')
  await page.keyboard.press('Enter')
  await expect(card.getByText('An end of the log looks like')).toBeVisible()
  await card.getByLabel('Last seal from an earlier check').fill('')
  await card.getByRole('button', { name: 'Check the log' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('none was changed, added or removed')).toBeVisible()
  await expect(card.locator('code')).toHaveText(/^\d+:[0-9a-f]{64}$/)
})

test('[K12] an incomplete log is reported with the place, the reason and the next step @desktop', async ({
  page,
  request,
}) => {
  const at = '2026-06-01T14:00:00.000Z'
  const broken = { place: 'entry 4711', why: 'it was changed' }
  const data = { startedAt: at, doneAt: at, entries: 4710, waiting: 0, end: '', broken }
  await answer(page, '/staff/audit/check', { code: okCode, data })
  await logInToConsole(page, request, ['admin'], '/audit')
  const card = page.getByRole('region', { name: 'Is the log whole?' })
  await expect(card.getByText('Something is wrong with the log.')).toBeVisible()
  await expect(card.getByText('Change nothing, keep the backups')).toBeVisible()
  await expect(card.getByText('none was changed, added or removed')).toHaveCount(0)
  expect(await factsIn(card)).toEqual([
    ['Where', 'Entry 4711'],
    ['What', 'It was changed.'],
  ])
})

test('[K12] the filtered entries are downloaded as a table @desktop', whole, async ({ page, request }) => {
  const member = await newStaff(request, dataDir, ['editor'])
  const admin = await logInToConsole(page, request, ['admin'])
  const id = (await call(request, getPeople, {}, admin)).find(({ email }) => email === member.username)?.id ?? ''
  await page.goto(`/staff/audit?record=account+${id}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export for a spreadsheet' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain('number,time (UTC),actor,action,record')
  expect(lines.slice(1).every((line) => line.includes(`account ${id}`))).toBe(true)
  expect(lines.some((line) => line.includes('staff.add'))).toBe(true)
})

for (const language of languages)
  test(`[K12] the audit log in ${language} passes axe on every screen @desktop`, whole, async ({ page, request }) => {
    await logInToConsole(page, request, ['admin'])
    await page.goto(`/staff/audit?lang=${language}`)
    await expect(page.getByRole('table')).toBeVisible()
    await onScreens(page, `the audit log, ${language}`, ['desktop', 'narrow'])
  })
