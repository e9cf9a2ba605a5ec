import type { APIRequestContext } from '@playwright/test'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { newApplication } from './setup/console-applications'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

/** The newest news about an application in the outbox, with its state. */
async function newsTo(request: APIRequestContext, { phone }: { phone: string }, words: RegExp) {
  const messages: { to: string; text: string; status: string }[] = await (await request.get('/dev/outbox.json')).json()
  return messages.filter(({ to, text }) => to.endsWith(phone) && words.test(text)).map(({ status }) => status)
}

test('[DESK-17] by keyboard: a message is undone before the applicant is notified, its text restored, then sent @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  const reply = page.getByLabel('Reply')
  const written = async () => {
    const { events } = await call(request, getMyApplication, { id: sent.id }, sent.account)
    return events.filter(({ kind }) => kind === 'message').map(({ text }) => text)
  }
  const news = () => newsTo(request, sent.account, /have written to you/)
  await reply.fill('We called you todya.')
  await page.getByRole('button', { name: 'Send the reply' }).press('Enter')
  const held = page.getByRole('status').getByText('Saved. The message will be sent in ten seconds.')
  await expect(held).toBeVisible()
  await expect(reply).toHaveValue('')
  expect([await written(), await news()]).toEqual([['We called you todya.'], ['waiting']])
  const undo = page.getByRole('button', { name: 'Undo (z)' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone. Nobody was notified.')).toBeVisible()
  await expect(held).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
  await expect(reply).toHaveValue('We called you todya.')
  expect([await written(), await news()]).toEqual([[], []])

  await reply.fill('We called you today.')
  await page.getByRole('button', { name: 'Send the reply' }).press('Enter')
  await expect(undo).toBeVisible()
  await onScreens(page, 'a save that can be undone', ['desktop', 'narrow'])
  await expect(page.getByText('Sent. The applicant has been notified.')).toBeVisible()
  await expect(undo).toBeHidden()
  await expect.poll(news).toEqual(['sent'])
  expect(await written()).toEqual(['We called you today.'])
})
