import { profile as en } from '../web/app/locales/en/profile'
import { profile as zhCN } from '../web/app/locales/zh-CN/profile'
import { profile as zhTW } from '../web/app/locales/zh-TW/profile'
import { logInAsNew } from './setup/own-account'
import { accountWords, field, fill, goodPassword, logIn, newPhone, readCode } from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

test.use({ expectedErrors: /Failed to load resource/ })

for (const [language, t] of Object.entries({ en, 'zh-CN': zhCN, 'zh-TW': zhTW })) {
  test(
    `[SEC-26] an e-mail address becomes a user name once its code is entered, in ${language}`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      const email = `${newPhone()}@example.com`
      const words = accountWords[language as keyof typeof accountWords]
      const card = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
      await logInAsNew(page)
      await open(page, `/user/index?lang=${language}`)
      await card(t.details).getByRole('button').click()
      await fill(page, { email })
      await page.getByRole('button', { name: t.save, exact: true }).click()
      await expect(card(t.details)).toContainText(t.emailProof.unproved(email))
      const proof = card(t.emailProof.title)
      await expect(proof).toContainText(t.emailProof.text(email))

      await proof.getByRole('button', { name: words.resend.now, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: words.resend.done })).toBeVisible()
      await field(page, 'code').fill(await readCode(page.request, email))
      await expect(page.getByRole('status').filter({ hasText: t.emailProof.done })).toBeVisible()
      await expect(proof).toBeHidden()
      await expect(page.getByRole('heading', { name: t.details })).toBeFocused()
      await expect(card(t.details)).not.toContainText(t.emailProof.unproved(email))

      await page.evaluate(() => localStorage.clear())
      await open(page, `/login?lang=${language}`)
      await logIn(page, words, email.toUpperCase(), goodPassword)
      await expect(page.getByRole('status').filter({ hasText: words.login.done })).toBeVisible()
    },
  )
}
