import { leaveIdle } from './setup/console'
import { arrivals, atTheDoor, rowOf } from './setup/door-page'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 4(0[01]|09)|net::ERR_/ })

/** Turns the stored check-in around, once sending has failed, which stores it again. Returns whether it has. */
function turnAround(): boolean {
  const isTried = Object.values(localStorage).some((text: string) => text.includes('"tried":true'))
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('unsent:'))
  if (isTried) localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"arrived":true', '"arrived":false'))
  return isTried
}

test('[SEC-50] [K09] a check-in from before the lock is shown to its author, and sent only after they confirm it @desktop', async ({
  page,
}) => {
  const { phones, list, staff } = await atTheDoor(page, 2)
  await page.route(arrivals, (route) => route.abort('connectionreset'))
  for (const phone of phones) await rowOf(page, phone).getByRole('button').click()
  await expect(page.getByText('2 notes wait to be sent')).toBeVisible()
  await leaveIdle(page)
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await page.waitForFunction(turnAround)
  await page.unroute(arrivals)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (arrivals.test(request.url())) sent.push(request.postDataJSON().arrived)
  })
  await page.getByLabel('Password', { exact: true }).fill(staff.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  const held = page.getByRole('region', { name: 'Your notes to check' })
  await expect(held).toContainText('You made 2 notes of the door that were not sent before the screen was locked.')
  await expect(held.getByRole('listitem')).toContainText(['Mei Chen: ', 'Mei Chen: '])
  await expect(held.getByText('Mei Chen: check-in taken back')).toHaveCount(1)
  await expect(held.getByText('Mei Chen: here')).toHaveCount(1)
  await onScreens(page, 'own notes from before the lock', ['desktop', 'narrow'])
  expect(sent).toEqual([])
  expect((await list()).map(({ checkedIn }) => checkedIn)).toEqual([false, false])
  await held.getByRole('button', { name: 'Send' }).click()
  await expect(held).toHaveCount(0)
  await expect.poll(() => sent.toSorted()).toEqual([false, true])
})

test('[SEC-50] a check-in that was tampered with during its session is not sent automatically @desktop', async ({
  page,
}) => {
  const { phones, list } = await atTheDoor(page, 1)
  await page.route(arrivals, (route) => route.abort('connectionreset'))
  await rowOf(page, phones[0] ?? '')
    .getByRole('button')
    .click()
  await expect(page.getByText('1 note waits to be sent')).toBeVisible()
  await page.waitForFunction(() => Object.values(localStorage).some((text: string) => text.includes('"tried":true')))
  const door = page.url()
  // An open page would send what it has in memory, and store that again.
  await page.goto('about:blank')
  await page.addInitScript(turnAround)
  await page.unroute(arrivals)
  await page.goto(door)
  const held = page.getByRole('region', { name: 'Your notes to check' })
  await expect(held.getByText('Mei Chen: check-in taken back')).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await held.getByRole('button', { name: 'Discard' }).click()
  await expect(held).toHaveCount(0)
  expect((await list()).map(({ checkedIn }) => checkedIn)).toEqual([false])
})
