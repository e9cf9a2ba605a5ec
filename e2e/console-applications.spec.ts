import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { changeLanguage } from '@portal/contract/accounts/own'
import {
  type ApplicationEvent,
  getMyApplication,
  writeAboutApplication,
} from '@portal/contract/care/applications/applications'
import {
  findApplications,
  getStaffApplication,
  setProgress,
  writeToApplicant,
} from '@portal/contract/care/applications/staff'
import { languages } from '@portal/contract/language'
import { formatPastMoment } from '@portal/contract/moments'
import { replyTemplates as en } from '../console/app/locales/en/reply-templates'
import { replyTemplates as zhCN } from '../console/app/locales/zh-CN/reply-templates'
import { replyTemplates as zhTW } from '../console/app/locales/zh-TW/reply-templates'
import { call } from './setup/api'
import { logInByForm, logInToConsole } from './setup/console'
import { newApplication } from './setup/console-applications'
import { cellsOf, factsIn, plain } from './setup/facts'
import { onScreens } from './setup/page-check'
import { newPhone } from './setup/people'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(00|01|09)/ })

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('[K04] by keyboard: an application is found by Medicaid ID, a document viewed and another one requested @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  const member = await logInToConsole(page, request, ['coordinator'], '/requests')
  await page.getByLabel('Name, phone, Medicaid ID or number').focus()
  await page.keyboard.type(sent.medicaidId)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain(sent.medicaidId)
  const { records } = await call(request, findApplications, { search: sent.medicaidId, progress: 'all' }, member)
  const [listed] = records
  const line = (waits: string) => [
    `${sent.name} ${sent.number}`,
    `${listed?.item}Online application`,
    `To do${waits}`,
    `+1${sent.account.phone}`,
    plain(formatPastMoment(listed?.submittedAt ?? '', 'en')),
  ]
  const row = page.getByRole('row').filter({ hasText: sent.number })
  expect(await cellsOf(row)).toEqual([line('waits for our answer')])
  await page.getByRole('button', { name: 'Find' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: sent.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: sent.name })).toBeVisible()
  await expect(page.getByText('Mornings are <b>best</b>.')).toBeVisible()

  await page.getByRole('button', { name: 'Open Proof of identity, page 1' }).press('Enter')
  const viewer = page.getByRole('dialog')
  const picture = viewer.locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(whole * 1.4)
  await page.keyboard.press('0')
  await page.keyboard.press('r')
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(await width())
  await onScreens(page, 'a paper in the viewer', ['desktop', 'narrow'])
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`2 of ${sent.papers}`)).toBeVisible()
  await page.keyboard.press('Escape')

  const documents = page.getByRole('region', { name: 'Papers' }).getByRole('listitem')
  await expect(documents.last()).toHaveText(/^Doctor’s note ?Not sent/)
  await page.getByRole('button', { name: 'Ask for it: Doctor’s note' }).press('Enter')
  await expect(page.getByLabel('Message to the applicant')).toHaveValue(/we still need: Doctor’s note/)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  await expect(documents).toHaveText([
    /^Proof of identity ?Page 1/,
    /^Medicaid card \(white card\) ?(Page 1|Not sent)/,
    /^Proof of address ?(Page 1|Not sent)/,
    /^Doctor’s note ?asked for, not here yet/,
  ])
  expect(await call(request, getMyApplication, { id: sent.id }, sent.account)).toMatchObject({
    missing: ['doctorNote'],
  })
  await page.goBack()
  await expect(page.getByLabel('Name, phone, Medicaid ID or number')).toHaveValue(sent.medicaidId)
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  await expect.poll(() => cellsOf(row)).toEqual([line('')])
  await page.getByLabel('Way of applying').selectOption('Online application')
  await expect(page).toHaveURL(/method=online/)
  await page.getByLabel('Only where we owe an answer').press('Space')
  await expect(page.getByText(`No application here matches “${sent.medicaidId}”.`)).toBeVisible()
  await expect(page).toHaveURL(/answer=due/)
  await page.goBack()
  await expect(page.getByRole('link', { name: sent.name })).toBeVisible()
})

test('[K04] the full Medicaid ID is shown on request, a phone call recorded, and the progress changed with a reason @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  await expect(page.getByText(`•••••${sent.medicaidId.slice(-3)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Show the whole ID' }).click()
  await expect(page.getByText(sent.medicaidId)).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByLabel('How the call went')).toBeFocused()
  await page.getByLabel('How the call went').selectOption('Left a message')
  await page.getByLabel('Note', { exact: true }).fill('Her daughter calls back.')
  await page.getByRole('button', { name: 'Note the call' }).click()
  await expect(page.getByText('The call is noted.')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(page.getByRole('region', { name: 'Calls' }).getByRole('listitem')).toHaveText([
    /^Left a message .* · Sam Lee ?Her daughter calls back\.$/,
  ])
  await expect(history.getByRole('listitem')).toHaveText([
    /^Call: Left a message .* · Sam Lee ?Her daughter calls back\.$/,
    /^Application sent .* · Applicant$/,
  ])
  await page.getByRole('button', { name: 'Print' }).focus()
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Progress').selectOption('Completed')
  await dialog.getByRole('button', { name: 'Save and tell the applicant' }).click()
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Care starts on Monday.')
  await onScreens(page, 'changing the progress', ['desktop'])
  await dialog.getByRole('button', { name: 'Save and tell the applicant' }).click()
  await expect(dialog).toBeHidden()
  await expect(history.getByRole('listitem').filter({ hasText: 'Progress: Completed' })).toHaveText(
    /^Progress: Completed .* · Agency ?Care starts on Monday\.$/,
  )
  const detail = await call(request, getMyApplication, { id: sent.id }, sent.account)
  expect(detail).toMatchObject({ progress: 'finished', stage: 'finished' })
  expect(JSON.stringify(detail)).not.toContain('daughter calls')
})

test('[K04] a template in the applicant’s language is inserted below typed text @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  await call(request, changeLanguage, { language: 'zh-TW' }, sent.account)
  await call(request, writeAboutApplication, { id: sent.id, text: '<img src=x onerror=alert(1)>' }, sent.account)
  await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}#messages`)
  await expect(page.locator('#messages')).toBeFocused()
  await expect(messages(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  const reply = page.getByLabel('Reply')
  await page.getByLabel('Template', { exact: true }).selectOption('We are working on it')
  await expect(reply).toHaveValue(zhTW.received.text(sent.name, sent.number))
  await page.getByLabel('Language of the template').selectOption('English')
  await expect(reply).toHaveValue(en.received.text(sent.name, sent.number))
  await reply.fill('PS.')
  await page.getByLabel('Language of the template').selectOption('简体中文')
  await expect(reply).toHaveValue(`PS.\n\n${zhCN.received.text(sent.name, sent.number)}`)
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(messages(page).getByRole('listitem')).toHaveText([/^Applicant · .*<img src=x/, /^We · .*PS\./])
})

test('[DESK-5] a template with an empty blank is not sent: the field shows the error and selects the blank @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  const reply = page.getByLabel('Reply')
  await page.getByLabel('Template', { exact: true }).selectOption('Reminder of the visit')
  await expect(reply).toHaveValue(en.visit.text(sent.name, '___'))
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(reply).toHaveAccessibleDescription(/A blank \(___\) is still empty/)
  await expect(reply).toBeFocused()
  await page.keyboard.type('Monday at 9')
  await expect(reply).toHaveValue(en.visit.text(sent.name, 'Monday at 9'))
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
})

test('[K04] an application shows its people’s data by label, the consents, and the history latest first @desktop', async ({
  page,
  request,
}) => {
  const contact = {
    relationship: 'child' as const,
    hasPermission: true,
    firstName: 'Ann',
    lastName: 'Wu',
    phone: newPhone(),
  }
  const sent = await newApplication(page, { ...contact, email: 'ann@example.com' })
  await call(request, changeLanguage, { language: 'zh-CN' }, sent.account)
  await page.route(`**/home/staff/serviceRecord/${sent.id}`, async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = await response.json()
    await route.fulfill({ response, json: { ...envelope, data: { ...data, ...story(data.events[0]) } } })
  })
  await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveText([
    /^Message .* 10:30\sam · Agency ?Tomorrow\.$/,
    /^Call: No answer .* 10:20\sam · Ann Lee ?Nobody there\.$/,
    /^Message .* 10:10\sam · Applicant ?When\?$/,
    /^Application sent .* 10:00\sam · Applicant$/,
  ])
  const facts = async (name: string) =>
    (await factsIn(page.getByRole('region', { name, exact: true }))).filter(([term]) => !/^Medicaid ID/.test(term))
  const phone = `+1${sent.account.phone}`
  await expect
    .poll(() => facts('People'))
    .toEqual([
      ['Name', sent.name],
      ['Date of birth', 'May 6, 1947'],
      ['Phone', phone],
      ['Relation', 'Daughter or son'],
      ['Permission', 'Agrees, or is represented by the contact'],
      ['Contact person', 'Ann Wu'],
      ['Phone', `+1${contact.phone}`],
      ['E-mail', 'ann@example.com'],
      ['Where care is needed', '41-25 Main Street, 5B, Flushing 11354'],
      ['Account', `Mei Chen · ${phone}`],
      ['Reads messages in', '简体中文'],
    ])
  expect(await facts('Consent')).toEqual([
    ['Text messages', 'Yes'],
    ['E-mails', 'No'],
  ])
})

test('[K03] [K04] the second of two concurrent replies shows what changed, keeps its text and can still be sent @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  const member = await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  await expect(page.getByRole('heading', { name: sent.name })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reply')).toBeFocused()
  await page.keyboard.type('Please call us on Monday.')
  await call(request, writeToApplicant, { id: sent.id, text: 'We call you tomorrow.' }, member)
  await page.getByRole('button', { name: 'Send the reply' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'A colleague has just changed this application' })
  await expect(told.getByText('We call you tomorrow.')).toBeVisible()
  await expect(page.getByLabel('Reply')).toHaveValue('Please call us on Monday.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(messages(page).getByText('Please call us on Monday.')).toBeVisible()

  await page.getByRole('button', { name: 'Change the progress' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Progress').selectOption('Needs review')
  await dialog.getByLabel('Reason').fill('We ask the state.')
  const { version } = await call(request, getStaffApplication, { id: sent.id }, member)
  const change = { id: sent.id, version, progress: 'exception' as const, text: 'The card cannot be read.' }
  await call(request, setProgress, change, member)
  await dialog.getByRole('button', { name: 'Save and tell the applicant' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Progress: Needs the applicant')
  await expect(dialog.getByLabel('Reason')).toHaveValue('We ask the state.')
  await dialog.getByRole('button', { name: 'Save and tell the applicant' }).click()
  await expect(dialog).toBeHidden()
  expect(await call(request, getMyApplication, { id: sent.id }, sent.account)).toMatchObject({ progress: 'unknown' })
})

test(
  '[K01] [K04] a reply survives a session that ends while it is being sent @desktop',
  whole,
  async ({ page, request }) => {
    const sent = await newApplication(page)
    const member = await logInByForm(page, request, ['coordinator'], `/requests/${sent.id}`)
    const reply = page.getByLabel('Reply')
    await reply.fill('Half of a sentence')
    await page.route('**/message', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'ended' } }),
    )
    await page.getByRole('button', { name: 'Send the reply' }).click()
    await expect(page.getByText('Your session has ended. What you typed is still there.')).toBeVisible()
    await expect(reply).toBeHidden()
    await page.unroute('**/message')
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(reply).toBeVisible()
    await expect(reply).toHaveValue('Half of a sentence')
    await page.getByRole('button', { name: 'Send the reply' }).click()
    await expect(messages(page).getByText('Half of a sentence')).toBeVisible()
  },
)

/** What happened to an application, from its first event on. */
function story(first: ApplicationEvent) {
  const at = (minute: string) => `2026-06-01 10:${minute}`
  const message = { ...first, kind: 'message' as const }
  const [question, answer, call] = [randomUUID(), randomUUID(), randomUUID()]
  return {
    events: [
      { ...first, at: at('00') },
      { ...message, id: question, at: at('10'), text: 'When?' },
      { ...message, id: answer, at: at('30'), by: 'agency', text: 'Tomorrow.' },
    ],
    calls: [{ id: call, at: at('20'), outcome: 'no_answer', note: 'Nobody there.', by: 'Ann Lee' }],
  }
}

const axeScreens = { en: ['desktop', 'narrow'], 'zh-CN': ['desktop'], 'zh-TW': ['narrow'] } as const

for (const language of languages)
  test(
    `[K04] list and application page in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      const sent = await newApplication(page)
      await logInToConsole(page, request, ['coordinator'])
      await page.goto(`/staff/requests?progress=to_do&lang=${language}`)
      await expect(page.getByRole('table')).toBeVisible()
      await onScreens(page, `applications, ${language}`, axeScreens[language])
      await page.goto(`/staff/requests/${sent.id}?lang=${language}`)
      await expect(page.getByRole('heading', { name: sent.name })).toBeVisible()
      await onScreens(page, `one application, ${language}`, axeScreens[language])
    },
  )
