import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askForDocuments } from '@portal/contract/accounts/staff'
import { languages } from '@portal/contract/language'
import { inviteMember } from '@portal/contract/staff/people'
import { arrangeWork, getWorkNotes, getWorkPage } from '@portal/contract/work/staff'
import { work } from '../console/app/locales/en/work'
import { call } from './setup/api'
import { setTime } from './setup/clock'
import { dataDir, logInToConsole } from './setup/console'
import { onScreens } from './setup/page-check'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'
import { assignee, dayAhead, itemOf, newName, openQueueFrom, row, takeAll, waitingCaregiver } from './setup/work'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)|net::ERR_/ })

/** Presses keys one after the other, as somebody without a mouse does. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test('[K02] the queue is requested once, before the frame is rendered @desktop', async ({ page, request }) => {
  await logInToConsole(page, request, ['coordinator'])
  await page.addInitScript(() => {
    const seen = new MutationObserver(
      () => document.querySelector('nav') && performance.mark('frame') && seen.disconnect(),
    )
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/staff/work')
  await expect(page.getByRole('table')).toBeVisible()
  const [frame, ...requests] = await page.evaluate((path) => {
    const pages = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path))
    return [...performance.getEntriesByName('frame'), ...pages].map(({ startTime }) => startTime)
  }, getWorkPage.path)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toBeLessThan(frame ?? 0)
})

test('[K02] by keyboard: an item is taken, given a note, snoozed, and the snooze undone @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'], '/')
  await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible()
  const person = await waitingCaregiver(request, member)
  await openQueueFrom(page, person.from)
  const link = page.getByRole('link', { name: person.name })
  await link.focus()
  await press(page, 'a')
  await expect(assignee(page, person.name)).toHaveText('Me')
  await expect(page.getByRole('status').filter({ hasText: '1 item is assigned to you.' })).toBeVisible()
  await press(page, 'n')
  await expect(page.getByLabel('New note')).toBeFocused()
  await page.keyboard.type('Her daughter calls back on Friday.')
  await press(page, 'Tab', 'Enter')
  const notes = page.getByRole('dialog').getByRole('listitem')
  await expect(notes).toHaveText([/^Sam Lee · .*Her daughter calls back on Friday\.$/])
  await page.getByLabel('New note').fill('She called.')
  await page.getByRole('button', { name: 'Add the note' }).press('Enter')
  await expect(notes).toHaveText([/She called\.$/, /Her daughter calls back/])
  await press(page, 'Escape')
  await expect(link).toBeFocused()
  await expect(row(page, person.name)).toContainText('2 notes')
  await press(page, 's')
  await expect(page.getByRole('button', { name: 'Until tomorrow' })).toBeFocused()
  await press(page, 'Enter')
  await expect(link).toBeHidden()
  const snoozed = await itemOf(request, member, person.id, 'snoozed')
  expect(snoozed?.snoozedUntil).toBe(`${dayAhead(1)} 09:00`)
  await press(page, 'u')
  await expect(assignee(page, person.name)).toHaveText('Me')
  await link.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  await press(page, 'n')
  await expect(page.getByLabel('New note')).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Her daughter calls back' })).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(link).toBeFocused()
  const { kind, id } = person
  expect(await call(request, getWorkNotes, { kind, id }, member)).toHaveLength(2)
})

test(
  '[K02] without a connection no rows of another filter show, but the counts stay @desktop',
  whole,
  async ({ page, request }) => {
    await logInToConsole(page, request, ['coordinator'], '/')
    const tasks = page.getByRole('navigation', { name: 'Kind of work' })
    await expect(page.getByRole('table')).toBeVisible()
    const counted = await tasks.getByRole('link').allTextContents()
    await page.route('**/home/**', (route) => route.abort('connectionreset'))
    await page.route('**/healthz', (route) => route.abort('connectionreset'))
    await tasks.getByRole('link', { name: /^Reviews/ }).click()
    await expect(page).toHaveURL(/task=review/)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(tasks.getByRole('link')).toHaveText(counted)
    await page.unrouteAll()
    await expect(page.getByRole('table')).toBeVisible()
  },
)

test('[K02] several items are selected by x, j and k; the key help lists the keys, and the palette the actions @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'], '/')
  const first = await waitingCaregiver(request, member)
  const second = await waitingCaregiver(request, member)
  await takeAll(request, member, [first, second])
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await press(page, 'j')
  await expect(page.getByRole('link', { name: first.name })).toBeFocused()
  await press(page, 'x', 'j', 'x')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(page.getByRole('link', { name: second.name })).toBeFocused()
  await press(page, 'k')
  await expect(page.getByRole('link', { name: first.name })).toBeFocused()
  await press(page, '?')
  await expect(page.getByRole('dialog')).toContainText('Assign to me')
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await press(page, 'Control+k')
  await expect(page.getByPlaceholder('Type a page, an action, a name or a number')).toBeFocused()
  await page.keyboard.type('Snooze')
  await expect(page.getByRole('dialog').getByRole('button').first()).toHaveText('Snooze…')
  await press(page, 'Enter')
  await page.getByRole('button', { name: 'Until next Monday' }).click()
  await expect(page.getByText('2 items are snoozed.')).toBeVisible()
  await expect(page.getByText('Nothing is waiting here.')).toBeVisible()
  const monday = [1, 2, 3, 4, 5, 6, 7].map(dayAhead).find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1)
  for (const { id } of [first, second])
    expect((await itemOf(request, member, id, 'snoozed'))?.snoozedUntil).toBe(`${monday} 09:00`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 items are as they were before.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('[K02] several items are assigned to a colleague, and Undo restores their assignees @desktop', async ({
  page,
  request,
}) => {
  const admin = await newStaff(request, dataDir, ['admin'])
  const zoe = { email: `zoe${randomInt(1_000_000_000)}@example.com`, firstName: 'Zoe', lastName: newName() }
  const colleague = await call(request, inviteMember, { ...zoe, language: 'en', roles: ['coordinator'] }, admin)
  const member = await logInToConsole(page, request, ['coordinator'])
  const people = [await waitingCaregiver(request, member), await waitingCaregiver(request, member)]
  await takeAll(request, member, people)
  await page.goto('/staff/work?whose=mine')
  for (const { name } of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await press(page, 'e')
  const dialog = page.getByRole('dialog', { name: 'Assign 2 items to' })
  await dialog.getByRole('button', { name: `Zoe ${zoe.lastName}` }).click()
  await expect(page.getByText(`2 items are assigned to Zoe ${zoe.lastName}.`)).toBeVisible()
  await expect(page.getByText('Nothing is waiting here.')).toBeVisible()
  const states = await call(
    request,
    arrangeWork,
    { items: people.map(({ kind, id }) => ({ kind, id, version: 3 })) },
    member,
  )
  expect(states.done.map(({ assignedTo }) => assignedTo?.id)).toEqual([colleague.id, colleague.id])
  await press(page, 'u')
  await expect(page.getByText('2 items are as they were before.')).toBeVisible()
  for (const { name } of people) await expect(assignee(page, name)).toHaveText('Me')
})

test('[K02] due times are calculated from the promise, and the counts match the API @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'], '/')
  const [fresh, asleep] = [await waitingCaregiver(request, member), await waitingCaregiver(request, member)]
  const { records } = await call(request, getWorkPage, { show: 'overdue', whose: 'unassigned', pageSize: 100 }, member)
  const [old] = records.slice(-1).map(({ kind, id, version }) => ({ kind, id, version }))
  if (!old) throw new Error('nothing is overdue')
  const sleeps = { kind: asleep.kind, id: asleep.id, version: 2, snoozedUntil: `${dayAhead(2)} 09:00` }
  await takeAll(request, member, [fresh, asleep])
  await call(request, arrangeWork, { items: [{ ...old, assignedTo: 'me' }, sleeps] }, member)
  const due = Date.parse((await itemOf(request, member, fresh.id))?.due ?? '')
  await page.evaluate(() => localStorage.setItem('staffLastUse', String(Date.now() + 1e12)))
  for (const [hours, words] of [
    [-25.5, 'In 25 h'],
    [-5.5, 'In 5 h'],
    [-0.51, 'In 30 min'],
    [0.51, 'Overdue by 30 min'],
    [49, 'Overdue by 2 days'],
  ] as const) {
    await setTime(page, due + hours * 3_600_000)
    await page.goto('/staff/work?whose=mine')
    await expect(row(page, fresh.name).locator('time').first()).toHaveText(words)
  }
  const filters = (label: string) => page.getByRole('navigation', { name: label }).getByRole('link')
  await expect(filters('What to show')).toHaveText(['Open 2', 'Overdue 1', 'Snoozed 1'])
  const { counts } = await call(request, getWorkPage, { whose: 'mine' }, member)
  // Content that could not be published has a tab only when there is some.
  const shown = counts.filter(({ task }) => !['schedule', 'consent'].includes(task))
  const open = ['Everything 2', ...shown.map(({ task, open }) => `${work.tasks[task]} ${open}`)]
  await expect(filters('Kind of work')).toHaveText(open)
})

test('[K02] [K03] a colleague’s change is neither overwritten nor undone @desktop', async ({ page, request }) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const { kind, id, name } = await waitingCaregiver(request, member)
  await takeAll(request, member, [{ kind, id }])
  await page.goto('/staff/work?whose=mine')
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Snooze…' }).click()
  await call(request, arrangeWork, { items: [{ kind, id, version: 2, snoozedUntil: '' }] }, member)
  await page.getByRole('button', { name: 'Until tomorrow' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await page.getByRole('button', { name: 'Close' }).last().click()
  await press(page, 'Escape')
  await expect(assignee(page, name)).toHaveText('Me')
})

test('[K02] snoozing until a past day is refused at the field, and the input stays @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  await takeAll(request, member, [await waitingCaregiver(request, member)])
  await page.goto('/staff/work?whose=mine')
  await expect(page.getByRole('row')).toHaveCount(2)
  await press(page, 'j', 's')
  await page.getByLabel('Until another day').fill('2026-01-02')
  await page.getByRole('button', { name: 'Snooze until this day' }).click()
  await expect(page.getByText('Please choose a day after today, within a year.')).toBeVisible()
  await expect(page.getByLabel('Until another day')).toHaveValue('2026-01-02')
})

test('[K02] [K08] a caregiver who was asked for documents waits without a due time, with the day of the request @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const person = await waitingCaregiver(request, member)
  await takeAll(request, member, [person])
  await page.goto('/staff/work?whose=mine')
  await expect(row(page, person.name)).toContainText(/In \d+ h|In 1 day/)
  await call(request, askForDocuments, { id: person.id, kinds: ['medicalReport'] }, member)
  await expect(row(page, person.name)).toContainText(/asked for documents on \w+,\s\w+\s\d+/)
  await expect(row(page, person.name)).toContainText(/Waiting for documents until \w+,\s\w+\s\d+/)
  await onScreens(page, 'work queue, asked for documents', ['desktop', 'narrow'])
})

test('[K02] the filter is in the URL, and Back restores the previous one @desktop', async ({ page, request }) => {
  await logInToConsole(page, request, ['coordinator'], '/')
  await page
    .getByRole('navigation', { name: 'Kind of work' })
    .getByRole('link', { name: /^Reviews/ })
    .click()
  await page.getByRole('link', { name: 'Not assigned' }).click()
  await page.getByRole('link', { name: /^Overdue/ }).click()
  await expect(page).toHaveURL(/\/staff\/work\?task=review&whose=unassigned&show=overdue$/)
  await page.reload()
  const current = page.getByRole('main').locator('a[aria-current=page]')
  await expect(current).toHaveText(['Not assigned', /^Overdue/, /^Reviews/])
  await page.goBack()
  await expect(current).toHaveText(['Not assigned', /^Open/, /^Reviews/])
})

for (const language of languages)
  test(
    `[K02] the queue and its dialogs in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      const member = await logInToConsole(page, request, ['coordinator'])
      await takeAll(request, member, [await waitingCaregiver(request, member)])
      await page.goto(`/staff/work?whose=mine&lang=${language}`)
      await expect(page.getByRole('row')).toHaveCount(2)
      await press(page, 'j', 'x')
      await onScreens(page, `work queue, ${language}`, ['desktop', 'narrow'])
      for (const key of ['e', 's', 'n']) {
        await press(page, key)
        await expect(page.getByRole('dialog', { name: /./ })).toBeVisible()
        await onScreens(page, `work queue, dialog ${key}, ${language}`, ['narrow'])
        await press(page, 'Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    },
  )
