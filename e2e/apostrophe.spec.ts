import type { APIRequestContext, Locator } from '@playwright/test'
import type { UserType } from '@portal/contract/accounts/session-user'
import { findCaregivers } from '@portal/contract/accounts/staff'
import { fullName } from '@portal/contract/person/names'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { logInByCall, register, storeSession } from './setup/own-account'
import { seed } from './setup/seed'
import { expect, test } from './setup/test'
import { represented } from './setup/whole'

const irish = { firstName: 'D’Arcy', lastName: 'O’Brien' }

/** Registers somebody whose name was stored with a typographic apostrophe, before names were tidied. */
async function registerIrish(request: APIRequestContext, userType: UserType): Promise<string> {
  const phone = await register(request, userType)
  await seed('storedName', { phone, ...irish })
  return phone
}

/** The width of the first apostrophe in a text, in em; in a Chinese font it is as wide as a character. */
function apostropheWidth(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (node.nextNode() && !node.currentNode.textContent?.includes('’')) {}
    const at = node.currentNode.textContent?.indexOf('’') ?? 0
    const range = document.createRange()
    range.setStart(node.currentNode, at)
    range.setEnd(node.currentNode, at + 1)
    return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize)
  })
}

for (const language of ['zh-CN', 'zh-TW'] as const) {
  test(
    `[K01] the apostrophe of a name is Latin in the ${language} console @desktop`,
    represented(language === 'zh-CN'),
    async ({ page, request }) => {
      const phone = await registerIrish(request, 'caregiver')
      const member = await logInToConsole(page, request, ['coordinator'])
      const { records } = await call(request, findCaregivers, { search: phone }, member)
      await page.goto(`/staff/caregivers/${records[0]?.id}?lang=${language}`)
      await expect.poll(() => apostropheWidth(page.getByRole('heading', { name: fullName(irish) }))).toBeLessThan(0.5)
    },
  )

  test(
    `[S06] the apostrophe of a name is Latin in the ${language} greeting @desktop`,
    represented(language === 'zh-TW'),
    async ({ page, request }) => {
      const phone = await registerIrish(request, 'patient')
      await storeSession(page, await logInByCall(request, phone))
      // A font that comes late is used from the next page on.
      const openAndMeasure = async () => {
        await page.goto(`/?lang=${language}`)
        return apostropheWidth(page.getByText(irish.firstName).first())
      }
      await expect.poll(openAndMeasure).toBeLessThan(0.5)
    },
  )
}
