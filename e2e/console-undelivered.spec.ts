import { languages } from '@portal/contract/language'
import { logInToConsole } from './setup/console'
import { onScreens } from './setup/page-check'
import { seed } from './setup/seed'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'
import { row, waitingCaregiver } from './setup/work'

test('[BUG-10] a permanently failed text message has its reason in the queue and the recipient on its page, is settled, and is in the record @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const person = await waitingCaregiver(request, member)
  await seed('refuseText', { accountId: person.id })
  await page.goto(`/staff/caregivers/${person.id}`)
  const notice = page.getByText('Text messages do not arrive: this person replied STOP.')
  await expect(notice).toBeVisible()
  await page.goto('/staff/work?task=undelivered')
  await expect(row(page, person.name)).toContainText(/Not delivered replied STOP to text messages/)
  await page.getByRole('link', { name: person.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
  const todo = page.getByRole('region', { name: 'What to do' })
  await expect(todo.getByRole('listitem')).toHaveText([
    /^Call this person, who reads English,.*: \+1\d{10}$/,
    /ask for the reply START/,
  ])
  await expect(todo.getByRole('link').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(page.getByText('News about the account or its documents')).toBeVisible()
  await page.getByRole('button', { name: 'Done, this person knows' }).click()
  await expect(todo.getByText(/^Sam Lee has dealt with it on .*\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Open the record' }).click()
  await expect(notice).toContainText('Sam Lee has dealt with it on')
  await page.goto('/staff/work?task=undelivered')
  await expect(page.getByRole('navigation', { name: 'Kind of work' })).toBeVisible()
  await expect(page.getByText('Nothing is waiting here.').or(page.getByRole('table'))).toBeVisible()
  await expect(row(page, person.name)).toHaveCount(0)
})

test('[BUG-10] the notice disappears when a later message is delivered @desktop', async ({ page, request }) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const person = await waitingCaregiver(request, member)
  await seed('refuseText', { accountId: person.id })
  await page.goto(`/staff/caregivers/${person.id}`)
  const notice = page.getByText('Text messages do not arrive: this person replied STOP.')
  await expect(notice).toBeVisible()
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill('Please call us.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Reject/ })
    .click()
  await expect(notice).toBeHidden()
})

for (const [turn, language] of languages.entries())
  test(
    `[BUG-10] the queue, the page and the record in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      const member = await logInToConsole(page, request, ['coordinator'])
      const person = await waitingCaregiver(request, member)
      const { id } = await seed('refuseText', { accountId: person.id })
      await page.goto(`/staff/work?task=undelivered&lang=${language}`)
      await expect(row(page, person.name)).toBeVisible()
      await onScreens(page, `undelivered in the queue, ${language}`, turn === 0 ? ['desktop', 'narrow'] : ['narrow'])
      await page.goto(`/staff/undelivered/${id}`)
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
      await onScreens(page, `undelivered message, ${language}`, ['desktop', 'narrow'])
      await page.goto(`/staff/caregivers/${person.id}`)
      await expect(page.locator(`main a[href="/staff/undelivered/${id}"]`)).toBeVisible()
      await onScreens(page, `record with an undelivered message, ${language}`, ['narrow'])
    },
  )
