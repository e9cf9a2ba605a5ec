import { logout } from '@portal/contract/accounts/sessions'
import { scaleTimeout } from '../scripts/test/timeout'
import { application as en } from '../web/app/locales/en/application'
import { upload } from '../web/app/locales/en/upload'
import { call } from './setup/api'
import { address, heading, slot, submit } from './setup/application-page'
import { applicationsOf, leaveDraft } from './setup/applications'
import { logInByCall, newAccount, storeSession } from './setup/own-account'
import { expectGoodPage } from './setup/page-check'
import { accountWords, field, goodPassword, logIn } from './setup/people'
import { pictureFile, smallPicture } from './setup/pictures'
import { expect, open, test } from './setup/test'

test.describe('when the connection to the server breaks', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test('[W03] resending an application whose response was lost creates no second one', async ({ page, request }) => {
    const account = await newAccount(request)
    const session = await logInByCall(request, account.phone)
    const calls = applicationsOf(request, session)
    const { serviceId } = await leaveDraft(page, request, session)
    await storeSession(page, account)
    await open(page, address(serviceId, 'review'))
    const keys: string[] = []
    await page.route('**/home/api/service/apply', async (route) => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey)
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await field(page, 'agreed').check()
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: en.notSent('').split('.')[0] ?? '' })).toBeFocused()
    const [first] = await calls.sent()
    // Presses in quick succession count as a double click.
    await expect(async () => {
      await submit(page).click()
      await expect(page).toHaveURL(new RegExp(`request=${first?.id}$`), { timeout: scaleTimeout(2000) })
    }).toPass()
    expect(keys[1]).toBe(keys[0])
    expect((await calls.sent()).length).toBe(1)
  })

  test('[W03] [E01] after a session ends midway, the application resumes at the same step with all input', async ({
    page,
    request,
  }) => {
    const account = await newAccount(request)
    const session = await logInByCall(request, account.phone)
    const calls = applicationsOf(request, session)
    const { serviceId } = await leaveDraft(page, request, session)
    await storeSession(page, account)
    await open(page, address(serviceId, 'home'))
    await field(page, 'note').fill('Before')
    await expect.poll(async () => (await calls.draft(serviceId))?.fields.note).toBe('Before')
    await call(request, logout, {}, account)
    await field(page, 'note').fill('Typed when the session was over')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await logIn(page, accountWords.en, account.phone, goodPassword)
    await expect(page).toHaveURL(address(serviceId, 'home'))
    await expect(field(page, 'note')).toHaveValue('Typed when the session was over')
    await expect.poll(async () => (await calls.draft(serviceId))?.fields.note).toContain('over')
  })

  test('[W03] without a network the draft and a document wait, say so, and are sent once when it is back; a draft can be deleted', async ({
    page,
    context,
    request,
  }) => {
    const account = await newAccount(request)
    const session = await logInByCall(request, account.phone)
    const calls = applicationsOf(request, session)
    const { serviceId, required } = await leaveDraft(page, request, session)
    await storeSession(page, account)
    await open(page, address(serviceId, 'home'))
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    const stored: string[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/api/file')) stored.push(response.url())
    })
    await context.setOffline(true)
    await field(page, 'note').fill('On the train')
    await expect(page.getByRole('button', { name: en.saveNow })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: en.notSaved })).toBeAttached()
    await submit(page).click()
    await slot(page, required[0] ?? '')
      .locator('input[type=file]')
      .last()
      .setInputFiles(pictureFile('paper.png', await smallPicture(page, '#a04020')))
    await expect(slot(page, required[0] ?? '').getByText(upload.waiting('paper.png'))).toBeVisible()
    await expect(page.getByRole('button', { name: upload.tryNow })).toBeVisible()
    await expectGoodPage(page, 'without a network')
    await context.setOffline(false)
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await expect(slot(page, required[0] ?? '').getByLabel(upload.replace)).toHaveCount(2)
    await expect.poll(async () => (await calls.draft(serviceId))?.documents).toHaveLength(required.length + 1)
    expect((await calls.draft(serviceId))?.fields.note).toBe('On the train')
    expect(stored).toHaveLength(1)

    await page.getByRole('button', { name: en.discard }).click()
    await page.getByRole('button', { name: en.discardYes }).click()
    await expect(heading(page, en.stepTitles.who)).toBeVisible()
    await expect(field(page, 'forWhom').first()).not.toBeChecked()
    expect(await calls.draft(serviceId)).toBeNull()
  })
})
