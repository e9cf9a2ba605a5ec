import { getBackupState } from '@portal/contract/backup/staff'
import { pathPrefix } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import { backups as en } from '../console/app/locales/en/backups'
import { shell } from '../console/app/locales/en/shell'
import { logInToConsole } from './setup/console'
import { expectNoOverflow } from './setup/page-check'
import { expect, test } from './setup/test'

const hour = 3_600_000
const attempt = { place: '/mnt/backup/portal', bytes: 1_250_000_000, problem: null }
const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hour).toISOString()

test('[O02] an administrator sees the last good backup, and a warning on every page if it is late or failed @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['admin'], '/backups')
  await expect(page.getByText(en.none)).toBeVisible()
  // The state of a shared portal is not for a test to worsen: the server's part is proved in server/test/backup.
  let state: unknown
  await page.route(`**${pathPrefix}${getBackupState.path}`, async (route) => {
    await route.fulfill({ json: { code: '200', message: '', data: state } })
  })
  const good = { ...attempt, startedAt: at(3), endedAt: at(3) }
  state = { lastGoodAt: at(3), isLate: false, attempts: [good] }
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: '/mnt/backup/portal' })).toContainText(en.made('1.3 GB'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  const failed = { ...attempt, startedAt: at(1), endedAt: at(1), problem: 'The disk is full.' }
  state = { lastGoodAt: at(30), isLate: true, attempts: [failed, good] }
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText([en.failed, en.late])
  await expect(page.getByText(en.problem('The disk is full.'))).toBeVisible()
  for (const language of languages) {
    await page.goto(`/staff/backups?lang=${language}`)
    await expect(page.getByRole('alert')).toHaveCount(2)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, `${language} at ${width}`)
    }
  }
  await page.goto('/staff/people?lang=en')
  await page.getByRole('paragraph').filter({ hasText: shell.noFreshBackup }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: en.title, level: 1 })).toBeVisible()
})
