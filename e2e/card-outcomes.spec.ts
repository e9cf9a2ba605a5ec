import type { Page } from '@playwright/test'
import { findChecks } from '@portal/contract/care/white-card/checks'
import { managedCareReason } from '@portal/contract/care/white-card/reasons'
import { getWhiteCard, submitWhiteCard, type WhiteCard } from '@portal/contract/care/white-card/white-card'
import { languages } from '@portal/contract/language'
import { care as en } from '../web/app/locales/en/care'
import { careResult as resultEn } from '../web/app/locales/en/care-result'
import { whiteCard as cardEn } from '../web/app/locales/en/white-card'
import { care as zhCN } from '../web/app/locales/zh-CN/care'
import { careResult as resultCN } from '../web/app/locales/zh-CN/care-result'
import { whiteCard as cardCN } from '../web/app/locales/zh-CN/white-card'
import { care as zhTW } from '../web/app/locales/zh-TW/care'
import { careResult as resultTW } from '../web/app/locales/zh-TW/care-result'
import { whiteCard as cardTW } from '../web/app/locales/zh-TW/white-card'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { logInToConsole } from './setup/console'
import { logInAsNew, nothingAsked } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { answer, expect, open, test } from './setup/test'
import { represented, sample } from './setup/whole'

const texts = {
  en: { ...en.whiteCard, line: cardEn.line, start: cardEn.steps.title, steps: resultEn.card.steps },
  'zh-CN': { ...zhCN.whiteCard, line: cardCN.line, start: cardCN.steps.title, steps: resultCN.card.steps },
  'zh-TW': { ...zhTW.whiteCard, line: cardTW.line, start: cardTW.steps.title, steps: resultTW.card.steps },
}
const outcomes = ['managed_care', 'limited', 'spend_down', 'pending'] as const
const resultPath = '/services/result/submitWC'
const main = (page: Page) => page.getByRole('main')

for (const [turn, language] of languages.entries())
  test(
    `[X12-2] [X12-3] [X12-4] [X12-9] [DESK-7] each outcome between eligible and ineligible explains the next step on the home page, its own page and “My account” (${language})`,
    represented(turn === 2),
    async ({ page }) => {
      const words = texts[language]
      await logInAsNew(page)
      for (const [i, status] of sample(outcomes, 2).entries()) {
        const reason = status === 'managed_care' ? managedCareReason[language]({ plan: 'HEALTHFIRST PHSP' }) : ''
        const data: WhiteCard = {
          status,
          reason,
          promise: null,
          medicaidId: '••••5C',
          submittedAt: '2026-05-04 10:00',
          decidedAt: '2026-05-05 11:30',
        }
        await answer(page, '/api/user/white-card', { code: '200', data })
        await answer(page, '/api/user/white-card/holder', { code: '200', data: { ...nothingAsked, ...data } })
        await open(page, `/?lang=${language}`)
        const line = main(page).getByRole('status').filter({ hasText: words.statuses[status] })
        await expect(line).toContainText(words.hints[status])
        await expect(line.getByRole('link', { name: words.line.next })).toHaveAttribute('href', resultPath)
        if (i === 0) await onScreens(page, `home, ${status}, ${language}`, axeTurn(turn), expectGoodLayout)
        await open(page, `${resultPath}?lang=${language}`)
        for (const text of [words.statuses[status], words.hints[status], reason, ...words.steps[status]])
          await expect(main(page)).toContainText(text)
        await expect(main(page)).not.toContainText(words.hints.ineligible)
        await onScreens(page, `the result, ${status}, ${language}`, axeTurn(turn), expectGoodLayout)
        await open(page, `/services/whitecard/info?lang=${language}`)
        await expect(main(page)).toContainText(words.statuses[status])
        await expect(main(page)).not.toContainText(words.start)
        await open(page, `/user/index?lang=${language}`)
        await expect(main(page)).toContainText(words.statuses[status])
        await expect(main(page)).toContainText(words.hints[status])
        await page.unrouteAll()
      }
    },
  )

test('[X12-2] staff record “spend-down” with or without a text of their own, and filter for it @desktop', async ({
  page,
  request,
}) => {
  const patient = await logInAsNew(page)
  await call(request, submitWhiteCard, { whiteCardId: newMedicaidId() }, patient)
  const member = await logInToConsole(page, request, ['coordinator'])
  const { records } = await call(request, findChecks, { search: patient.phone }, member)
  await page.goto(`/staff/checks/${records[0]?.accountId}`)
  await page.getByRole('button', { name: 'Spend-down…' }).click()
  const dialog = page.getByRole('dialog', { name: /Spend-down/ })
  await expect(dialog.getByText('Start from a ready text')).toHaveCount(0)
  await onScreens(page, 'a spend-down', ['desktop', 'narrow'])
  await dialog.getByRole('button', { name: 'Save: spend-down' }).click()
  await expect(page.getByText('Saved. The message will be sent in ten seconds.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spend-down…' })).toHaveCount(0)
  expect(await call(request, getWhiteCard, {}, patient)).toMatchObject({ status: 'spend_down', reason: '' })
  await page.goto('/staff/checks?status=spend_down')
  await expect(page.getByRole('row', { name: new RegExp(patient.phone.slice(-4)) })).toBeVisible()
})
