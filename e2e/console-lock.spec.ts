import type { Page } from '@playwright/test'
import { getStaffApplication, setProgress } from '@portal/contract/care/applications/staff'
import { call } from './setup/api'
import { dataDir, leaveIdle, logInByForm } from './setup/console'
import { newApplication } from './setup/console-applications'
import { address } from './setup/people'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(00|01|09)/ })

const locked = (page: Page) => page.getByRole('heading', { name: 'Locked' })

async function unlock(page: Page, { password }: { password: string }) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(locked(page)).toBeHidden()
}

/** Everything that developer tools show in a few lines: the document, its storage, and what React and the cache of reads hold. */
async function everythingIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const caches_ = await caches.keys()
    const root = document.getElementById('root') ?? document.body
    const [container] = Object.keys(root).filter((key) => key.startsWith('__reactContainer'))
    if (!container) throw new Error('React is not found')
    const texts: string[] = []
    const seen = new Set<unknown>()
    const open: unknown[] = [Reflect.get(root, container)]
    for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
      if (typeof value === 'string') texts.push(value)
      if (typeof value !== 'object' || value === null || seen.has(value)) continue
      if (value instanceof Node || value === window) continue
      seen.add(value)
      if (value instanceof Map) open.push(...value.keys(), ...value.values())
      else if (value instanceof Set) open.push(...value)
      // Private fields are out of reach, so the cache is asked.
      else if ('getQueryCache' in value && typeof value.getQueryCache === 'function')
        open.push(value.getQueryCache().getAll(), Reflect.get(value, 'getMutationCache').call(value).getAll())
      else
        for (const key of Object.keys(value))
          open.push(key, Object.getOwnPropertyDescriptor(value, key)?.value ?? undefined)
    }
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches_])
    return [document.documentElement.outerHTML, stored, ...texts].join('\n')
  })
}

test('[SEC-35] [K01] a locked screen contains no record data in any tab; unlocking restores page, scroll position and typed text @desktop', async ({
  page,
  request,
  context,
}) => {
  const sent = await newApplication(page)
  const member = await logInByForm(page, request, ['coordinator'], `/requests/${sent.id}`)
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('staff') ?? '{}'))
  const record = await call(request, getStaffApplication, { id: sent.id }, { token })
  const values = [sent.lastName, sent.account.phone, '1947-05-06', address.address, record.note ?? 'Mornings are']
  const list = await context.newPage()
  await list.goto('/staff/requests?progress=all')
  await expect(list.getByRole('link', { name: sent.name })).toBeVisible()
  await list.getByRole('searchbox').fill('Quiet')
  await page.bringToFront()
  await page.getByLabel('Note', { exact: false }).last().fill('Nobody picked up')
  const reply = page.getByLabel('Reply')
  await reply.fill('Half of a sentence')
  await page.evaluate(() => window.scrollTo(0, 300))
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(100)
  for (const value of values) expect(await everythingIn(page), value).toContain(value)

  await leaveIdle(page)
  for (const tab of [page, list]) {
    await expect(locked(tab)).toBeVisible()
    const all = await everythingIn(tab)
    for (const value of values) expect(all, value).not.toContain(value)
  }
  await unlock(page, member)
  await expect(page.getByRole('heading', { name: sent.name })).toBeVisible()
  await expect(reply).toHaveValue('Half of a sentence')
  await expect(reply).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  await expect(list.getByRole('link', { name: sent.name })).toBeVisible()
  await expect(list).toHaveURL(/progress=all$/)
  await expect(list.getByRole('searchbox')).toHaveValue('Quiet')
})

test(
  '[SEC-35] unlocking restores a dialog with its input, which is refused if a colleague was faster @desktop',
  whole,
  async ({ page, request }) => {
    const sent = await newApplication(page)
    const member = await logInByForm(page, request, ['coordinator'], `/requests/${sent.id}`)
    await page.getByRole('button', { name: 'Change the progress' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption({ index: 2 })
    const chosen = await dialog.getByRole('combobox').inputValue()
    await dialog.getByRole('textbox').fill('We have all papers.')
    await leaveIdle(page)
    await expect(locked(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const colleague = await newStaff(request, dataDir, ['coordinator'])
    const { version } = await call(request, getStaffApplication, { id: sent.id }, colleague)
    await call(request, setProgress, { id: sent.id, version, progress: 'exception', text: 'Unreadable.' }, colleague)
    await unlock(page, member)
    await expect(dialog.getByRole('combobox')).toHaveValue(chosen)
    await expect(dialog.getByRole('textbox')).toHaveValue('We have all papers.')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await dialog.getByRole('button', { name: 'Save and tell the applicant' }).click()
    await expect(dialog.getByRole('alert')).toContainText('A colleague has just changed this application')
    await expect(dialog.getByRole('textbox')).toHaveValue('We have all papers.')
  },
)

test('[SEC-35] a response that arrives after the lock is discarded, and submitted input is not restored @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  const member = await logInByForm(page, request, ['coordinator'], `/requests/${sent.id}`)
  const reply = page.getByLabel('Reply')
  await reply.fill('Tomorrow at ten.')
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/message', async (route) => {
    const response = await route.fetch()
    await mayAnswer
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await leaveIdle(page)
  await expect(locked(page)).toBeVisible()
  const answered = page.waitForResponse('**/message')
  answer()
  await (await answered).finished()
  await expect.poll(() => everythingIn(page)).not.toContain(sent.lastName)
  await unlock(page, member)
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Tomorrow at ten.')).toBeVisible()
  await expect(reply).toHaveValue('')
})
