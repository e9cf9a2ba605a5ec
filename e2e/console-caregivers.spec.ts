import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { addDocument, getCaregiverInfo, updateCaregiverInfo } from '@portal/contract/accounts/own'
import { getCaregiver, reviewCaregiver, reviewDocument, setDocumentExpiry } from '@portal/contract/accounts/staff'
import { uploadFile } from '@portal/contract/files'
import { languages } from '@portal/contract/language'
import { rowsOf } from '../server/test/setup/spreadsheet'
import { call } from './setup/api'
import { leaveIdle, logInByForm, logInToConsole } from './setup/console'
import { cellsOf, factsIn } from './setup/facts'
import { newAccount } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { smallPicture } from './setup/pictures'
import { expect, test } from './setup/test'
import { train } from './setup/training'
import { whole } from './setup/whole'
import { dayAhead } from './setup/work'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)/ })

/** A caregiver who waits for the review with one document. */
async function waitingCaregiver(page: Page) {
  const { request } = page
  const { phone, token } = await newAccount(request, 'caregiver')
  const file = new File([new Uint8Array(await smallPicture(page, '#205080'))], 'report.png', { type: 'image/png' })
  const { id: fileId } = await call(request, uploadFile, { file }, { token })
  await call(request, addDocument, { kind: 'medicalReport', fileId }, { token })
  return { phone, info: () => call(request, getCaregiverInfo, {}, { token }) }
}

/** Opens the caregiver from the list, by the end of the phone number. */
async function openByKeyboard(page: Page, phone: string) {
  const search = page.getByLabel('Name or phone')
  await search.focus()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 caregiver', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Find' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Mei Chen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mei Chen' })).toBeVisible()
}

test('[K08] [DESK-1] by keyboard: a caregiver is found, a document rejected with a reason, and the caregiver approved although documents are missing @desktop', async ({
  page,
  request,
}) => {
  const waiting = await waitingCaregiver(page)
  const member = await logInToConsole(page, request, ['coordinator'], '/caregivers')
  await openByKeyboard(page, waiting.phone)
  const id = page.url().split('/').at(-1) ?? ''
  const { yearsOfExperience, email, address, city, postcode } = await call(request, getCaregiver, { id }, member)
  const facts = () => factsIn(page.getByRole('region', { name: 'Person', exact: true }))
  const known = [
    ['Phone', `+1${waiting.phone}`],
    ['E-mail', email],
    ['Address', `${address}, ${city}, NY ${postcode}`],
    ['Experience', `${yearsOfExperience} years`],
    ['Language of messages', 'English'],
  ]
  expect(await facts()).toEqual([...known, ['Review', 'Under review']])
  const paper = page.getByRole('region', { name: 'Documents', exact: true }).getByRole('listitem')
  await expect(paper).toHaveText([/^Medical examination report.*Under review/])
  await expect.poll(() => page.locator('button img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)
  await onScreens(page, 'a caregiver under review', ['desktop', 'narrow'])
  await page.getByRole('button', { name: 'Reject: Medical examination report' }).focus()
  await page.keyboard.press('Enter')
  const reason = page.getByLabel('Reason')
  await expect(reason).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please give a reason')).toBeVisible()
  await reason.focus()
  await page.keyboard.type('The date cannot be read. Please send a sharper picture.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  expect((await waiting.info()).documents[0]).toMatchObject({ reviewStatus: 'rejected' })
  await expect(paper).toHaveText([/^Medical examination report.*Not accepted.*The date cannot be read\./])
  expect(await facts()).toEqual([...known, ['Review', 'Under review']])
  await page.getByRole('button', { name: 'Approve the caregiver' }).focus()
  await page.keyboard.press('Enter')
  const missing = page.getByRole('dialog', { name: 'Documents are missing' }).getByRole('listitem')
  await expect(missing).toHaveCount(4)
  await expect(page.getByLabel('Why do you approve anyway?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please say why.')).toBeVisible()
  await onScreens(page, 'approving a caregiver without documents', ['desktop', 'narrow'])
  await page.getByLabel('Why do you approve anyway?').focus()
  await page.keyboard.type('All four seen at the office.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Review again: Mei Chen' })).toBeVisible()
  expect((await waiting.info()).reviewStatus).toBe('approved')
})

test('[K08] the second of two concurrent decisions is refused, shows what changed, and keeps the reason @desktop', async ({
  page,
  request,
}) => {
  const waiting = await waitingCaregiver(page)
  const member = await logInToConsole(page, request, ['coordinator'], '/caregivers')
  await openByKeyboard(page, waiting.phone)
  await page.getByRole('button', { name: 'Reject the caregiver' }).click()
  await page.getByLabel('Reason').fill('The certificate is from another person.')
  const id = page.url().split('/').at(-1) ?? ''
  const { version } = await call(request, getCaregiver, { id }, member)
  await call(request, reviewCaregiver, { id, version, reviewStatus: 'approved', anyway: 'Seen at the office.' }, member)
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(page.getByText('Approved (before: Under review)')).toBeVisible()
  await onScreens(page, 'a caregiver whom a colleague has decided about', ['desktop', 'narrow'])
  await expect(page.getByLabel('Reason')).toHaveValue('The certificate is from another person.')
  expect((await waiting.info()).reviewStatus).toBe('approved')
})

test('[SEC-36] a new name is shown beside the old one, rejected with a reason, reviewed again and approved @desktop', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'caregiver')
  await train(account, [{ title: '1-1', is: 'new' }])
  const info = () => call(request, getCaregiverInfo, {}, account)
  const { gender, ...before } = await info()
  await call(request, updateCaregiverInfo, { ...before, state: 'NY', gender: 'female', lastName: 'Wong' }, account)
  await logInToConsole(page, request, ['coordinator'], '/work?task=caregiver')
  await expect(page.getByText('new name to review: Mei Wong').first()).toBeVisible()
  await page.goto('/staff/caregivers')
  await openByKeyboard(page, account.phone)
  const card = page.getByRole('region', { name: 'New name', exact: true })
  expect(await factsIn(card)).toEqual([
    ['Name until now', 'Mei Chen'],
    ['New name', 'Mei Wong'],
    ['Review', 'Under review'],
  ])
  await onScreens(page, 'a new name to review', ['desktop', 'narrow'])
  await card.getByRole('button', { name: 'Reject the name' }).click()
  const reason = 'The ID says Chen.'
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(card).toContainText(reason)
  expect(await info()).toMatchObject({ lastName: 'Chen', newName: { reviewStatus: 'rejected', reviewReason: reason } })
  await card.getByRole('button', { name: 'Review the name again' }).click()
  await card.getByRole('button', { name: 'Approve the name' }).click()
  await expect(page.getByRole('heading', { name: 'Mei Wong' })).toBeVisible()
  await expect(card).toHaveCount(0)
  expect(await info()).toMatchObject({ lastName: 'Wong', newName: null })
})

test('[K01] [K08] an unsaved reason survives the idle lock @desktop', whole, async ({ page, request }) => {
  const waiting = await waitingCaregiver(page)
  const member = await logInByForm(page, request, ['coordinator'], '/caregivers')
  await openByKeyboard(page, waiting.phone)
  await page.getByRole('button', { name: 'Reject the caregiver' }).click()
  await page.getByLabel('Reason').fill('Half of a sent')
  await leaveIdle(page)
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Mei Chen').first()).toBeHidden()
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByLabel('Reason')).toHaveValue('Half of a sent')
  await expect(page.getByLabel('Reason')).toBeFocused()
})

test(
  '[K08] the filter is in the URL, the search in the history entry: Back and reload keep both @desktop',
  whole,
  async ({ page, request }) => {
    await logInToConsole(page, request, ['coordinator'], '/caregivers')
    await page.getByRole('link', { name: 'Approved' }).click()
    await expect(page).toHaveURL(/status=approved/)
    await page.getByLabel('Name or phone').fill('%_nobody')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('Nobody here matches “%_nobody”.')).toBeVisible()
    expect(page.url()).not.toContain('nobody')
    await page.reload()
    await expect(page.getByText('Nobody here matches “%_nobody”.')).toBeVisible()
    await page.getByRole('button', { name: 'End the search' }).press('Enter')
    await expect(page.getByLabel('Name or phone')).toBeFocused()
    await expect(page.getByRole('table')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Nobody here matches “%_nobody”.')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByLabel('Name or phone')).toHaveValue('')
  },
)

/** Opens a caregiver whose only document has no day of expiry yet. */
async function openExpiry(page: Page, request: APIRequestContext) {
  const waiting = await waitingCaregiver(page)
  const member = await logInToConsole(page, request, ['coordinator'], '/caregivers')
  await openByKeyboard(page, waiting.phone)
  const field = page.getByLabel('Expires on: Medical examination report')
  await expect(field).toBeVisible()
  return { member, field }
}

test('[K03] [K08] a refresh in flight when the user starts typing does not replace the page @desktop', async ({
  page,
  request,
}) => {
  const { member, field } = await openExpiry(page, request)
  const id = page.url().split('/').at(-1) ?? ''
  const { id: documentId = '', version = 0 } = (await call(request, getCaregiver, { id }, member)).documents[0] ?? {}
  const asked = Promise.withResolvers<void>()
  const typed = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === `/home/staff/caregiver/${id}`,
    async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await typed.promise
      await route.fulfill({ response })
    },
  )
  await call(request, reviewDocument, { id: documentId, version, reviewStatus: 'approved', expiresOn: null }, member)
  await asked.promise
  await field.fill('2032-05-01')
  typed.resolve()
  await page.getByRole('button', { name: 'Save the date' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(field).toHaveValue('2032-05-01')
})

test('[K08] a document’s expiry date is set, and the second of two concurrent editors keeps the input @desktop', async ({
  page,
  request,
}) => {
  const { member, field } = await openExpiry(page, request)
  await field.fill('2031-05-01')
  await page.getByRole('button', { name: 'Save the date' }).click()
  await expect(page.getByText('Saved. The caregiver is reminded 60 and 14 days before.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the date' })).toBeHidden()
  const id = page.url().split('/').at(-1) ?? ''
  const [document] = (await call(request, getCaregiver, { id }, member)).documents
  expect(document?.expiresOn).toBe('2031-05-01')
  const { id: documentId = '', version = 0 } = document ?? {}
  await field.fill('2032-05-01')
  await call(request, reviewDocument, { id: documentId, version, reviewStatus: 'approved' }, member)
  await page.getByRole('button', { name: 'Save the date' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(page.getByText('Approved (before: Under review)')).toBeVisible()
  await expect(field).toHaveValue('2032-05-01')
  await page.getByRole('button', { name: 'Save the date' }).click()
  await expect
    .poll(async () => (await call(request, getCaregiver, { id }, member)).documents[0]?.expiresOn)
    .toBe('2032-05-01')
  for (const [expiresOn, isOver] of [
    [dayAhead(-1), true],
    [dayAhead(0), false],
  ] as const) {
    const [saved] = (await call(request, getCaregiver, { id }, member)).documents
    await call(request, setDocumentExpiry, { id: documentId, version: saved?.version ?? 0, expiresOn }, member)
    await expect(field).toHaveValue(expiresOn)
    await expect(page.getByText('This document has expired.')).toHaveCount(isOver ? 1 : 0)
  }
})

test('[K08] the list is exported with its current search @desktop', async ({ page, request }) => {
  const { phone } = await waitingCaregiver(page)
  await logInToConsole(page, request, ['coordinator'], '/caregivers')
  await page.getByLabel('Name or phone').fill(phone)
  await page.getByLabel('Name or phone').press('Enter')
  await expect(page.getByText('1 caregiver', { exact: true })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (Excel)' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('caregivers-all.xlsx')
  const rows = rowsOf(await readFile(await file.path()))
  expect(rows).toHaveLength(2)
  expect(rows[1]?.slice(0, 3)).toEqual(['Mei', 'Chen', `+1${phone}`])
  const [name, documents] = (await cellsOf(page.locator('tbody tr')))[0] ?? []
  expect([name, documents]).toEqual(['Mei Chen Under review', '1'])
  await page.getByRole('link', { name: 'Approved' }).click()
  await expect(page.getByText(`Nobody here matches “${phone}”.`)).toBeVisible()
  const savingAgain = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (Excel)' }).click()
  const empty = await savingAgain
  expect(empty.suggestedFilename()).toBe('caregivers-approved.xlsx')
  expect(rowsOf(await readFile(await empty.path()))).toHaveLength(1)
})

test('[K08] missing documents are requested in two presses, and a second request on the same day is refused @desktop', async ({
  page,
  request,
}) => {
  const waiting = await waitingCaregiver(page)
  await logInToConsole(page, request, ['coordinator'], '/caregivers')
  await openByKeyboard(page, waiting.phone)
  await page.getByRole('button', { name: 'Ask for documents' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask Mei Chen for documents' })
  await expect(dialog.getByRole('button', { name: 'Send the message' })).toBeFocused()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await onScreens(page, 'asking for documents', ['desktop', 'narrow'])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  await expect(page.getByText(/Proof of address · asked for on /)).toBeVisible()
  expect((await waiting.info()).wanted.map(({ kind }) => kind).sort()).toEqual([
    'homeCareCertificate',
    'proofOfAddress',
    'workAuthorization',
  ])
  await page.getByRole('button', { name: 'Ask for documents' }).press('Enter')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send the message' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Please choose')
  await dialog.getByRole('checkbox', { name: 'Proof of address' }).check()
  await dialog.getByRole('button', { name: 'Send the message' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('was asked for this within the last day')
})

for (const language of languages)
  test(
    `[K08] list and caregiver page in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      await logInToConsole(page, request, ['coordinator'])
      await page.goto(`/staff/caregivers?status=approved&lang=${language}`)
      await expect(page.getByRole('table')).toBeVisible()
      await onScreens(page, `caregivers, ${language}`, ['desktop', 'narrow'])
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page.locator('dl')).toBeVisible()
      await onScreens(page, `one caregiver, ${language}`, ['desktop', 'narrow'])
    },
  )
