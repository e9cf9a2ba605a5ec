import type { Page } from '@playwright/test'
import { changeLanguage } from '@portal/contract/accounts/own'
import { decideCheck, findChecks, getCheck } from '@portal/contract/care/white-card/checks'
import { reasonIn } from '@portal/contract/care/white-card/reasons'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { type Language, languages } from '@portal/contract/language'
import { formatPastMoment } from '@portal/contract/moments'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { logInToConsole } from './setup/console'
import { factsIn, plain } from './setup/facts'
import { newAccount } from './setup/own-account'
import { axeTurn, onScreens } from './setup/page-check'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)/ })

/** A patient whose Medicaid ID waits for the check. */
async function waitingPatient({ request }: Page, language: Language = 'en') {
  const { phone, token } = await newAccount(request)
  const whiteCardId = newMedicaidId()
  await call(request, changeLanguage, { language }, { token })
  await call(request, submitWhiteCard, { whiteCardId }, { token })
  return { phone, whiteCardId, card: () => call(request, getWhiteCard, {}, { token }) }
}

/** A moment of the API as the page shows it. */
const shown = (moment: string) => plain(formatPastMoment(moment, 'en'))

/** Opens the check from the list, by the phone number, without the mouse. */
async function openByKeyboard(page: Page, phone: string) {
  await page.goto('/staff/checks')
  await page.getByLabel('Name, phone or Medicaid ID').focus()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 check', { exact: true })).toBeVisible()
  // Who is looked for stands in no address.
  expect(page.url()).not.toContain(phone)
  await page.getByRole('button', { name: 'Find' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('table').getByRole('link', { name: 'Mei Chen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mei Chen' })).toBeVisible()
}

test('[K05] by keyboard: the full ID is shown on request, and a decision made with a template for the reason @desktop', async ({
  page,
  request,
}) => {
  const waiting = await waitingPatient(page, 'zh-TW')
  const member = await logInToConsole(page, request, ['coordinator'])
  await openByKeyboard(page, waiting.phone)
  const accountId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const check = () => call(request, getCheck, { accountId }, member)
  const facts = () => factsIn(page.getByRole('region', { name: 'Patient' }))
  const { submittedAt, dueAt } = await check()
  const known = [
    ['Phone', `+1${waiting.phone}`],
    ['Language of messages', '繁體中文'],
    ['Name on the card', 'Not given yet'],
  ]
  const submitted = ['Submitted', shown(submittedAt)]
  expect(await facts()).toEqual([...known, ['Status', 'Waiting'], submitted, ['Answer promised by', shown(dueAt)]])
  await expect(page.getByText(waiting.whiteCardId)).toBeHidden()
  await page.getByRole('button', { name: 'Show the whole ID' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(waiting.whiteCardId)).toBeVisible()
  await page.getByRole('button', { name: 'Not eligible…' }).focus()
  await page.keyboard.press('Enter')
  const reason = page.getByLabel('Reason')
  await expect(reason).toBeFocused()
  await page.getByRole('button', { name: 'Save: not eligible' }).press('Enter')
  await expect(page.getByText('Please give a reason')).toBeVisible()
  await onScreens(page, 'a reason is asked for', ['desktop'])
  await page.getByRole('button', { name: 'Coverage not active' }).press('Enter')
  await expect(reason).toHaveValue(reasonIn('inactive', 'zh-TW'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Not eligible/ })).toBeVisible()
  const given = ['Reason', plain(reasonIn('inactive', 'zh-TW'))]
  const decided = ['Decided', shown((await check()).decidedAt)]
  await expect.poll(facts).toEqual([...known, ['Status', 'Not eligible'], submitted, decided, given])
  expect(await waiting.card()).toMatchObject({ status: 'ineligible', reason: reasonIn('inactive', 'zh-TW') })
})

test('[X12-9] [DESK-5] managed care is recorded with the plan’s name, and refused with an empty blank @desktop', async ({
  page,
  request,
}) => {
  const waiting = await waitingPatient(page, 'zh-TW')
  await logInToConsole(page, request, ['coordinator'])
  await openByKeyboard(page, waiting.phone)
  await page.getByRole('button', { name: 'Through a plan…' }).press('Enter')
  const reason = page.getByLabel('Reason')
  await expect(reason).toBeFocused()
  await page.getByRole('button', { name: 'A plan authorizes it' }).press('Enter')
  await expect(reason).toHaveValue(reasonIn('managedCare', 'zh-TW'))
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('___')
  await page.getByRole('button', { name: 'Save: through a plan' }).press('Enter')
  await expect(page.getByText('A blank (___) is still empty.')).toBeVisible()
  await expect(reason).toBeFocused()
  expect(await waiting.card()).toMatchObject({ status: 'submitted' })
  await onScreens(page, 'a plan is to be named', ['desktop'])
  await page.keyboard.type('Healthfirst')
  await page.getByRole('button', { name: 'Save: through a plan' }).press('Enter')
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  const told = '您的醫療補助由「Healthfirst」管理，居家護理須由該計畫核准。請打電話給我們，我們和您一起向該計畫申請。'
  expect(await waiting.card()).toMatchObject({ status: 'managed_care', reason: told })
})

test(
  '[K05] the second of two concurrent decisions is refused, shows the first, and keeps the reason @desktop',
  whole,
  async ({ page, request }) => {
    const waiting = await waitingPatient(page)
    const member = await logInToConsole(page, request, ['coordinator'])
    await openByKeyboard(page, waiting.phone)
    await page.getByRole('button', { name: 'Not eligible…' }).click()
    await page.getByLabel('Reason').fill('The card belongs to somebody else.')
    const accountId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { version } = await call(request, getCheck, { accountId }, member)
    await call(request, decideCheck, { accountId, version, status: 'eligible' }, member)
    await page.getByRole('button', { name: 'Save: not eligible' }).click()
    await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
    await expect(page.getByText('Eligible (before: Waiting)')).toBeVisible()
    await expect(page.getByLabel('Reason')).toHaveValue('The card belongs to somebody else.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listitem').filter({ hasText: /^Eligible/ })).toBeVisible()
    expect(await waiting.card()).toMatchObject({ status: 'eligible' })
  },
)

test('[K05] j and k move between checks, and Back returns to the list @desktop', async ({ page, request }) => {
  const [first, second] = [await waitingPatient(page), await waitingPatient(page)]
  const member = await logInToConsole(page, request, ['coordinator'])
  const idOf = async (search: string) =>
    (await call(request, findChecks, { search }, member)).records[0]?.accountId ?? ''
  const [one, two] = [await idOf(first.phone), await idOf(second.phone)]
  // Patients of other tests may stand between the two.
  for (const [id, beside] of [
    [one, { previousId: null, nextId: two }],
    [two, { previousId: one, nextId: null }],
  ] as const)
    await page.route(`**/staff/white-card/${id}?*`, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...beside } } })
    })
  await page.goto(`/staff/checks/${one}`)
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`/checks/${two}`))
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`/checks/${one}`))
  await page.goto(`/staff/checks/${two}`)
  await page.getByRole('link', { name: 'All checks' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Show the whole ID' })).toBeVisible()
})

for (const [turn, language] of languages.entries())
  test(
    `[K05] list and check page in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      const { phone } = await waitingPatient(page)
      await logInToConsole(page, request, ['coordinator'])
      await page.goto(`/staff/checks?lang=${language}`)
      await page.getByRole('searchbox').fill(phone)
      await page.getByRole('searchbox').press('Enter')
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
      await onScreens(page, `checks, ${language}`, axeTurn(turn))
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page.locator('dl').first()).toBeVisible()
      await onScreens(page, `one check, ${language}`, axeTurn(turn))
    },
  )
