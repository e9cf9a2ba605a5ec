import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { getBatch, getInquiryFile, makeBatch, readAnswerFile } from '@portal/contract/care/eligibility/batches'
import { getExchange, setExchange } from '@portal/contract/care/eligibility/exchange'
import { decideCheck, findChecks, getCheck } from '@portal/contract/care/white-card/checks'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { httpCall } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import { answerTo, eligible, exchangeSettings, ineligible, rejected, type Said } from '../server/test/setup/eligibility'
import { call, tryCall } from './setup/api'
import { newMedicaidId } from './setup/care'
import { dataDir, logInToConsole } from './setup/console'
import { cellsOf } from './setup/facts'
import { newAccount } from './setup/own-account'
import { axeTurn, onScreens } from './setup/page-check'
import { newStaff } from './setup/staff'
import { answer, expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)/ })

/** Sets up the exchange unless another test has done so; all tests use the same settings. */
async function openExchange(request: APIRequestContext) {
  const admin = await newStaff(request, dataDir, ['admin'])
  const { version, exchange } = await call(request, getExchange, {}, admin)
  if (!exchange) await tryCall(request, setExchange, { ...exchangeSettings, version }, admin)
}

async function waitingPatient({ request }: Page) {
  const { phone, token } = await newAccount(request)
  await call(request, submitWhiteCard, { whiteCardId: newMedicaidId() }, { token })
  return { phone, card: () => call(request, getWhiteCard, {}, { token }) }
}

type Member = Awaited<ReturnType<typeof logInToConsole>>

/** A batch of new patients, by call. */
async function newBatch(page: Page, member: Member, count: number) {
  const { request } = page
  const patients = []
  for (let i = 0; i < count; i++) patients.push(await waitingPatient(page))
  const found = await Promise.all(patients.map(({ phone }) => call(request, findChecks, { search: phone }, member)))
  const accountIds = found.map(({ records }) => records[0]?.accountId ?? '')
  const { id } = await call(request, makeBatch, { accountIds }, member)
  return { id, patients, accountIds }
}

/** The 271 to a batch. */
async function answerOf(request: APIRequestContext, member: Member, id: string, said: (Said | undefined)[]) {
  const { method, url } = httpCall(getInquiryFile, { id })
  const response = await request.fetch(url, { method, headers: { authorization: member.token } })
  return answerTo(await response.text(), said)
}

const textFile = (text: string, name = '271.txt') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Selects the check of a phone number in the list, without the mouse. */
async function selectByKeyboard(page: Page, phone: string) {
  await page.getByLabel('Name, phone or Medicaid ID').fill(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: phone })).toBeVisible()
  await expect(page.getByText('1 check', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Find' }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.locator('tbody').getByRole('checkbox')).toBeChecked()
}

test('[K06] by keyboard: checks are selected and sent, the answer imported, and clear results confirmed @desktop', async ({
  page,
  request,
}) => {
  await openExchange(request)
  const patients = []
  for (let i = 0; i < 4; i++) patients.push(await waitingPatient(page))
  const member = await logInToConsole(page, request, ['coordinator'], '/checks')
  for (const { phone } of patients) await selectByKeyboard(page, phone)
  await page.getByRole('button', { name: 'Create a batch of 4' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Batch \d{9}$/ })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file (270)' }).focus()
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^medicaid-checks-\d{9}-270\.txt$/)
  const inquiry = await readFile(await download.path(), 'utf8')
  const answer = answerTo(inquiry, [eligible, ineligible, eligible, rejected('75')])
  await page.locator('input[type=file]').setInputFiles(textFile(answer))
  await page.getByRole('button', { name: 'Import' }).focus()
  await page.keyboard.press('Enter')
  // The patients have no birth date on file, and their names agree.
  await expect(page.getByText('Imported: 3 clear, 1 to review.')).toBeVisible()
  const { list, number } = await call(request, getBatch, { id: page.url().split('/').at(-1) ?? '' }, member)
  const rowsOf = (name: string) => cellsOf(page.getByRole('table', { name, exact: true }).locator('tbody tr'))
  const words = { eligible: 'Active', ineligible: 'Not active' } as Record<string, string>
  const clear = list.filter(({ result }) => result in words)
  expect(clear.map(({ answeredName }) => answeredName)).toEqual(Array(3).fill('MEI CHEN'))
  await expect
    .poll(() => rowsOf('Clear'))
    .toEqual(clear.map(({ result, answeredName }) => ['Mei Chen', words[result], answeredName, 'Confirm']))
  const why = 'The state could not answer this one. The state does not find this ID.'
  expect(await rowsOf('Needs review')).toEqual([['Mei Chen', why, 'MEI CHEN', '']])
  await page.getByRole('button', { name: 'Confirm all 3 clear answers' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Eligible: 2 · Not eligible: 1')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm all 3' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 checks are decided. The patients have been notified.')).toBeVisible()
  const statuses = await Promise.all(patients.map(async ({ card }) => (await card()).status))
  expect(statuses.sort()).toEqual(['eligible', 'eligible', 'ineligible', 'submitted'])
  await page.getByRole('link', { name: 'Batches' }).click()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toBeVisible()
  expect((await cellsOf(row))[0]?.slice(0, 4)).toEqual([number, 'Answered', '4', '3'])
})

test('[K06] a file that does not answer the batch is refused with the reason, and nothing changes @desktop', async ({
  page,
  request,
}) => {
  await openExchange(request)
  const member = await logInToConsole(page, request, ['coordinator'])
  const [mine, other] = [await newBatch(page, member, 1), await newBatch(page, member, 1)]
  await page.goto(`/staff/checks/batches/${mine.id}`)
  const upload = async (text: string, name?: string) => {
    await page.locator('input[type=file]').setInputFiles(textFile(text, name))
    await page.getByRole('button', { name: 'Import' }).click()
  }
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Please choose a file.')).toBeVisible()
  await upload('All are eligible.', '"><img src=x onerror=alert(1)>.txt')
  await expect(page.getByRole('alert')).toContainText('This is not an X12 file')
  await expect(page.getByText('onerror=alert(1)')).toBeVisible()
  await upload(await answerOf(request, member, other.id, [eligible]))
  await expect(page.getByRole('alert')).toContainText('does not answer this batch')
  const agency = (await answerOf(request, member, mine.id, [eligible])).replaceAll('AB12', 'ZY98')
  await upload(agency)
  await expect(page.getByRole('alert')).toContainText('for another agency')
  await upload('ISA'.repeat(700_000))
  await expect(page.getByText('less than 2 MB')).toBeVisible()
  expect((await mine.patients[0]?.card())?.status).toBe('submitted')
})

test('[K03] [K06] [X12-9] a check that a colleague has decided manually stays unchanged, and one with a plan is confirmed as managed care @desktop', async ({
  page,
  request,
}) => {
  await openExchange(request)
  const member = await logInToConsole(page, request, ['coordinator'])
  const { id, patients, accountIds } = await newBatch(page, member, 2)
  const planned: Said = { says: ['EB*U*IND*30**ELIGIBLE PCP', 'LS*2120', 'NM1*Y2*2*HEALTHFIRST PHSP', 'LE*2120'] }
  const file = new File([await answerOf(request, member, id, [planned, planned])], '271.txt')
  await call(request, readAnswerFile, { id, version: 1, file }, member)
  await page.goto(`/staff/checks/batches/${id}`)
  await expect(page.getByRole('table', { name: 'Clear' })).toContainText('Managed care plan: HEALTHFIRST PHSP.')
  const [accountId = ''] = accountIds
  const { version } = await call(request, getCheck, { accountId }, member)
  const reason = 'Another card.'
  await call(request, decideCheck, { accountId, version, status: 'ineligible', reason }, member)
  await expect(page.getByRole('table', { name: 'Decided or changed' })).toContainText('Changed by a colleague')
  await page.getByRole('button', { name: 'Confirm: Mei Chen, Through a plan' }).click()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  const cards = await Promise.all(patients.map(async ({ card }) => (await card()).status))
  expect(cards.sort()).toEqual(['ineligible', 'managed_care'])
})

test('[DESK-4] [X12-1] the state’s answer is in words and separate from the question whether it is about the “same person” or “not the same” @desktop', async ({
  page,
  request,
}) => {
  await openExchange(request)
  const member = await logInToConsole(page, request, ['coordinator'])
  const { id, patients, accountIds } = await newBatch(page, member, 3)
  const limited: Said = { says: ['EB*1*IND*30**Family Planning Benefit', 'MSG*CALL THE DISTRICT'] }
  // Without a name in the answer, there is nothing to compare.
  const person = (all: string[]) => all.map((one) => one.replace('*CHEN*MEI*', '***'))
  const said = [ineligible, eligible, limited].map((one) => ({ ...one, person }))
  const file = new File([await answerOf(request, member, id, said)], '271.txt')
  await call(request, readAnswerFile, { id, version: 1, file }, member)
  await page.goto(`/staff/checks/batches/${id}`)
  const rows = page.getByRole('table', { name: 'Needs review' }).locator('tbody tr')
  const unconfirmed = 'The ID agrees, but neither name nor birth date could be compared.'
  await expect(rows.nth(0)).toContainText(`Not active${unconfirmed}`)
  await expect(rows.nth(2)).toContainText('Limited: home care may not be included.')
  await expect(rows.nth(2)).toContainText('Family Planning Benefit')
  await expect(rows.nth(2)).toContainText('CALL THE DISTRICT')
  await expect(rows.nth(2).getByRole('button')).toHaveCount(0)
  await expect(rows.nth(2)).toContainText(unconfirmed)
  await page.getByRole('button', { name: 'Not the same person: Mei Chen' }).first().click()
  await expect(page.getByText('Noted: the answer is about somebody else.')).toBeVisible()
  // What is told of a change does not depend on whether the answer or the live news of it comes first.
  await page.route('**/compare', async (route) => {
    const response = await route.fetch()
    await expect(page.getByRole('table', { name: 'Decided or changed' })).toBeVisible()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: /Same person: confirm .*, Active/ }).click()
  await expect(page.getByText('1 check is decided. The patient has been notified.')).toBeVisible()
  const cards = await Promise.all(patients.map(async ({ card }) => (await card()).status))
  expect(cards).toEqual(['submitted', 'eligible', 'submitted'])
  await page.goto(`/staff/checks/${accountIds[2]}`)
  await expect(page.getByRole('region', { name: 'From the answer file' })).toContainText('Family Planning Benefit')
  await page.goto('/staff/checks/answers')
  const row = page.getByRole('row').filter({ hasText: 'COMMUNITY COVERAGE W/CBLTC' }).first()
  await expect(row).toContainText('Eligible')
  await expect(row).toContainText('GIS 13 MA/009')
  await expect(page.getByRole('row').filter({ hasText: 'ELIGIBLE PCP' }).first()).toContainText('Through a plan')
  const steps = page.getByRole('table', { name: '1. The answer as a whole' })
  await expect(steps.getByRole('row').filter({ hasText: 'Added words (MSG)' })).toContainText(
    'The state adds words that a person has to read.',
  )
})

test('[DESK-3] a test batch has nothing to confirm, and explains why @desktop', async ({ page, request }) => {
  await openExchange(request)
  const member = await logInToConsole(page, request, ['coordinator'])
  const { id } = await newBatch(page, member, 1)
  const file = new File([await answerOf(request, member, id, [eligible])], '271.txt')
  await call(request, readAnswerFile, { id, version: 1, file }, member)
  const batch = await call(request, getBatch, { id }, member)
  await answer(page, `/staff/white-card-batch/${id}`, { code: '200', data: { ...batch, isTest: true } })
  await page.goto(`/staff/checks/batches/${id}`)
  await expect(page.getByText('This batch is a test.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Clear' })).toBeVisible()
  await expect(page.getByRole('button', { name: /confirm/i })).toHaveCount(0)
})

test('[K06] invalid settings are reported at their fields @desktop', async ({ page, request }) => {
  await openExchange(request)
  await logInToConsole(page, request, ['admin'], '/checks/exchange')
  await page.getByLabel('NPI').fill('1234567890')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please check the NPI')).toBeVisible()
  await page.getByLabel('NPI').fill(exchangeSettings.npi)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

for (const [turn, language] of languages.entries())
  test(
    `[K06] batches, one batch and the settings in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      await openExchange(request)
      const member = await logInToConsole(page, request, ['coordinator'])
      const { id } = await newBatch(page, member, 3)
      const file = new File([await answerOf(request, member, id, [eligible, ineligible, rejected('75')])], '271.txt')
      await call(request, readAnswerFile, { id, version: 1, file }, member)
      await page.goto(`/staff/checks/batches?lang=${language}`)
      await expect(page.getByRole('table')).toBeVisible()
      await onScreens(page, `batches, ${language}`, axeTurn(turn))
      await page.goto(`/staff/checks/batches/${id}`)
      await expect(page.getByRole('table').first()).toBeVisible()
      await onScreens(page, `one batch, ${language}`, axeTurn(turn))
      await page.goto('/staff/checks/answers')
      await expect(page.getByRole('table')).toHaveCount(4)
      await onScreens(page, `meaning of answers, ${language}`, axeTurn(turn))
      await page.goto('/staff/checks/exchange')
      await expect(page.getByLabel('NPI')).toBeVisible()
      await onScreens(page, `settings of the exchange, ${language}`, axeTurn(turn))
    },
  )
