import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { navigate } from './setup/navigate'
import { bar } from './setup/shell-page'
import { expect, open, test } from './setup/test'

const n = en.shell.navigation

/** The main menu of the wide bar, and the one in the panel of the narrow bar. */
const menus = (page: Page) => bar(page).locator('nav')

test('[S03] navigation: Services, Community, About, Profile, with child paths under their parent’s', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  await expect(menus(page)).toHaveCount(2)
  for (const menu of await menus(page).all()) {
    const items = await menu.evaluate((nav) =>
      [...nav.querySelectorAll(':scope > ul > li')].map((item) => [
        ...(item.querySelector('ul') ? [item.querySelector('button, summary')?.textContent] : []),
        ...[...item.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      ]),
    )
    expect(items).toEqual([
      [`${n.services} /services`],
      [n.community, `${n.activities} /community/activity/list`, `${n.news} /community/news`],
      [n.about, `${n.team} /about/team`, `${n.faq} /about/faq`],
      [`${n.profile} /user`],
    ])
  }
})

test('[S04] [TEST-6] the menus highlight the current item, and only that one', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'anything'))
  await open(page, '/')
  for (const [path, item, link] of [
    ['/', [], []],
    ['/services/guide', [n.services], [n.services]],
    ['/community/activity/list', [n.community], [n.activities]],
    ['/community/activity/search', [n.community], []],
    ['/community/news/1', [n.community], [n.news]],
    ['/about/faq', [n.about], [n.faq]],
    ['/about/privacy', [n.about], []],
    ['/user/training/1', [n.profile], [n.profile]],
  ] as const) {
    await navigate(page, path)
    const highlighted = { items: item, links: link }
    await expect.poll(() => highlightsIn(page), path).toEqual([highlighted, highlighted])
  }
})

/** Of each menu, the items that look current and the links that screen readers announce as current. */
function highlightsIn(page: Page) {
  return menus(page).evaluateAll((all) =>
    all.map((nav, i) => {
      const isMarked = (entry: Element) => {
        const { color, textDecorationLine } = getComputedStyle(entry)
        return color === 'rgb(18, 58, 48)' && (i > 0 || textDecorationLine === 'underline')
      }
      const items = [...nav.querySelectorAll(':scope > ul > li > a, button, summary')]
      return {
        items: items.filter(isMarked).map((entry) => entry.textContent),
        links: [...nav.querySelectorAll('[aria-current=page]')].map((entry) => entry.textContent),
      }
    }),
  )
}

test('[S04] [AX-18] hover and focus open a dropdown, Enter and Arrow Down enter it, Tab skips it, Escape closes it', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/about/team')
  const button = bar(page).getByRole('button', { name: n.community, exact: true })
  const link = bar(page).getByRole('link', { name: n.news })
  await expect(link).toBeHidden()
  await button.hover()
  await expect(link).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(link).toBeHidden()

  await bar(page).getByRole('link', { name: n.services, exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: n.about, exact: true })).toBeFocused()
  await expect(link).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('link', { name: n.activities })).toBeFocused()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(bar(page).getByRole('link', { name: n.activities })).toBeFocused()
})
