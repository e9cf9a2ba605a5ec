import { deleteAccount, getPatientInfo } from '@portal/contract/accounts/own'
import { getStaffApplication, setProgress } from '@portal/contract/care/applications/staff'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { languages } from '@portal/contract/language'
import { getRetention, keptInWords, retentionKinds } from '@portal/contract/retention'
import { retentionTable } from '@portal/contract/retention-table'
import { getAuditLog } from '@portal/contract/staff/audit'
import { checks } from '../console/app/locales/en/checks'
import { retention as en } from '../console/app/locales/en/retention'
import { about as aboutEn } from '../web/app/locales/en/about'
import { about as aboutZhCN } from '../web/app/locales/zh-CN/about'
import { about as aboutZhTW } from '../web/app/locales/zh-TW/about'
import { call } from './setup/api'
import { applyOnline } from './setup/applications'
import { logInToConsole } from './setup/console'
import { logInByCall, newAccount } from './setup/own-account'
import { axeTurn, onScreens } from './setup/page-check'
import { goodPassword } from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 400/ })
// The tests share the settings.
test.describe.configure({ mode: 'serial' })

const aboutWords = { en: aboutEn, 'zh-CN': aboutZhCN, 'zh-TW': aboutZhTW }

test('[SEC-39] an administrator sets a retention period within its bounds, and confirms before shortening one @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['admin'], '/retention')
  const field = page.getByLabel(/Months: Canceled applications/)
  const save = page.getByRole('button', { name: en.save })
  const told = page.getByRole('status').filter({ hasText: en.saved })
  await field.fill('5')
  await save.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(en.shorter)
  await dialog.getByRole('button', { name: en.save }).click()
  await expect(page.getByText('Please enter whole months within the limits')).toBeVisible()
  await field.fill('12')
  await expect(field).toHaveAccessibleDescription(new RegExp(`${en.due(0)}$`))
  await save.click()
  await expect(dialog).toContainText(en.losesNothing)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await field.fill('30')
  await save.click()
  await expect(told).toBeVisible()
  await expect(page.getByText('Now: 30 months after they were canceled.')).toBeVisible()
  await expect.poll(async () => (await call(request, getRetention, {})).canceledApplications).toBe(30)
  await page.reload()
  await expect(field).toHaveValue('30')
})

for (const [turn, language] of languages.entries())
  test(
    `[SEC-39] [OPS-15] in ${language}, the privacy policy shows the retention periods of the settings, and the settings fit every screen @desktop`,
    represented(language === 'zh-CN'),
    async ({ page, request }) => {
      await logInToConsole(page, request, ['admin'])
      await page.goto(`/staff/retention?lang=${language}`)
      await expect(page.getByRole('heading', { name: retentionTable.signUps.name[language] })).toBeVisible()
      await onScreens(page, `retention, ${language}`, axeTurn(turn))
      const periods = await call(request, getRetention, {})
      await open(page, `/about/privacy?lang=${language}`)
      const section = page.getByRole('region', { name: aboutWords[language].legal.retention.title })
      await expect(section.locator('dt')).toHaveText(retentionKinds.map((kind) => retentionTable[kind].name[language]))
      await expect(section.locator('dd strong')).toHaveText(
        retentionKinds.map((kind) => keptInWords(kind, periods, language)),
      )
    },
  )

test('[SEC-39] the audit log links to the owner of a deleted account @desktop', async ({ page, request }) => {
  const account = await newAccount(request)
  const { token } = await logInByCall(request, account.phone)
  const { phone } = await call(request, getPatientInfo, {}, { token })
  await call(request, submitWhiteCard, { whiteCardId: 'QT12345K' }, { token })
  const application = await applyOnline(page, { token })
  const admin = await logInToConsole(page, request, ['admin', 'coordinator'])
  const { version } = await call(request, getStaffApplication, { id: application.id }, admin)
  const finished = { id: application.id, version, progress: 'finished', text: 'Care begins.' } as const
  await call(request, setProgress, finished, admin)
  await call(request, deleteAccount, { currentPassword: goodPassword }, { token })
  const log = await call(request, getAuditLog, { action: 'account.delete' }, admin)
  const id = log.records[0]?.actor.id ?? ''
  await page.goto(`/staff/audit?person=${id}&action=account.delete`)
  await page.getByRole('link', { name: 'Who was this?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mei Chen' })).toBeVisible()
  await expect(page.getByText(phone.slice(-4))).toBeVisible()
  await onScreens(page, 'a deleted account', ['desktop', 'narrow'])
  await page.getByRole('link', { name: retentionTable.whiteCardChecks.name.en }).click()
  await expect(page.getByText('QT12345K')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: checks.status.submitted })).toBeVisible()
  await onScreens(page, 'a record of a deleted account', ['desktop', 'narrow'])
  await page.reload()
  await expect(page.getByText('QT12345K')).toBeVisible()
  await page.getByRole('link', { name: 'Deleted account' }).click()
  await page.getByRole('link', { name: retentionTable.finishedApplications.name.en }).click()
  await expect(page.getByRole('heading', { level: 2, name: application.number })).toBeVisible()
  for (const kept of ['AB12345C', 'Mornings are best.', 'Care begins.'])
    await expect(page.getByText(kept)).toBeVisible()
  await page
    .getByRole('button', { name: /page 1/i })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
})
