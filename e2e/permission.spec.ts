import '@portal/contract/care/field-texts'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { carePeople as en } from '../web/app/locales/en/care-people'
import { carePeople as zhCN } from '../web/app/locales/zh-CN/care-people'
import { carePeople as zhTW } from '../web/app/locales/zh-TW/care-people'
import { address, submit } from './setup/application-page'
import { applicationsOf, onlineService } from './setup/applications'
import { logInAsNew } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { errorAt, field } from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const texts = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

for (const [turn, language] of languages.entries())
  test(
    `[USE-62] applying for another person needs a confirmed permission; applying for oneself does not (${language})`,
    represented(turn === 1),
    async ({ page }) => {
      const session = await logInAsNew(page)
      const { serviceId } = await onlineService(page.request, session)
      const { draft } = applicationsOf(page.request, session)
      await open(page, `${address(serviceId)}&lang=${language}`)
      await field(page, 'forWhom').first().check()
      await expect(field(page, 'permission')).toHaveCount(0)
      await field(page, 'forWhom').last().check()
      await expect(page.getByLabel(texts[language].permission)).not.toBeChecked()
      await submit(page).click()
      await expect.poll(() => errorAt(page, 'permission')).toBe(fieldTexts.permission[language])
      await onScreens(page, `permission is missing, ${language}`, axeTurn(turn), expectGoodLayout)
      await field(page, 'permission').check()
      await expect.poll(async () => (await draft(serviceId))?.fields.permission).toBe('yes')
      await page.reload()
      await expect(field(page, 'permission')).toBeChecked()
    },
  )
