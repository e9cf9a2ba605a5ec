import { en } from '../web/app/locales/en'
import { zhCN } from '../web/app/locales/zh-CN'
import { zhTW } from '../web/app/locales/zh-TW'
import { storeUnknownSession } from './setup/own-account'
import { screens } from './setup/page-check'
import { accountPart, bar, greeting, linksIn, sessionArea } from './setup/shell-page'
import { expect, onSite, open, test } from './setup/test'
import { represented } from './setup/whole'

const t = en.shell

test('[S05] logged out: Login, Apply for Care, Become a Caregiver', async ({ page }) => {
  await open(page, '/')
  await expect
    .poll(() => linksIn(sessionArea(page)))
    .toEqual([
      [t.login, onSite('/login')],
      [t.applyForCare, onSite('/register/patient')],
      [t.becomeCaregiver, onSite('/register/caregiver')],
    ])
  await expect(sessionArea(page).getByRole('button')).toHaveCount(0)
})

test('[S06] logged in: greeting with the first name, a user menu, Logout', async ({ page }) => {
  await storeUnknownSession(page, { userType: 'caregiver', firstName: 'Mei' })
  await open(page, '/')
  await expect(greeting(page)).toHaveText(/^(It’s late|Good morning|Good afternoon|Good evening), Mei$/)
  await greeting(page).hover()
  await expect(accountPart(page).getByRole('link', { name: t.personalCenter })).toBeVisible()
  await expect
    .poll(() => linksIn(sessionArea(page)))
    .toEqual([
      [t.personalCenter, onSite('/user/index')],
      [t.myTraining, onSite('/user/index?tab=training')],
    ])
  await expect(sessionArea(page).getByRole('button').last()).toHaveText(t.logout)
})

test('[S05] [S06] the menu of a narrow window has the same links, greeting and logout', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize(screens.phone)
  await open(page, '/about/privacy')
  const menu = bar(page).getByText(t.menu, { exact: true })
  await menu.click()
  await expect(sessionArea(page).getByRole('link')).toHaveText([t.login, t.applyForCare, t.becomeCaregiver])
  await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
  await open(page, '/about/privacy')
  await menu.click()
  await expect(sessionArea(page).getByRole('paragraph')).toHaveText(/^(It’s late|Good \w+), Mei$/)
  await expect(sessionArea(page).getByRole('link').first()).toHaveText(t.personalCenter)
  await expect(sessionArea(page).getByRole('button')).toHaveText([t.logout])
})

for (const [language, { shell }] of Object.entries({ en, 'zh-CN': zhCN, 'zh-TW': zhTW })) {
  test(
    `[ASK-12] [S06] the user menu of a patient leads to applications, activities and reviews, in ${language}`,
    represented(language === 'en'),
    async ({ page }) => {
      await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
      await open(page, `/?lang=${language}`)
      await greeting(page, /Mei/).hover()
      await expect(accountPart(page).getByRole('link', { name: shell.myReviews })).toBeVisible()
      await expect
        .poll(() => linksIn(sessionArea(page)))
        .toEqual([
          [shell.personalCenter, onSite('/user/index')],
          [shell.myApplications, onSite('/user/index?tab=requests')],
          [shell.bookVisit, onSite('/services/booking')],
          [shell.myActivities, onSite('/user/index?tab=activities')],
          [shell.myReviews, onSite('/user/index?tab=reviews')],
        ])
    },
  )
}

const partsOfDay: [time: string, part: keyof typeof t.greetings][] = [
  ['00:00', 'night'],
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
]

for (const [timezoneId, offset] of [
  ['America/New_York', '-04:00'],
  ['Asia/Taipei', '+08:00'],
] as const) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test(
      '[S07] the greeting fits the hour: before 6 night, before 12 morning, before 18 afternoon, else evening',
      represented(timezoneId === 'Asia/Taipei'),
      async ({ page }) => {
        await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
        // Without a last call, the session is not idle however far the clock moves.
        await page.addInitScript(() => localStorage.removeItem('lastCall'))
        for (const [time, part] of partsOfDay) {
          await page.clock.setFixedTime(new Date(`2026-06-01T${time}:00${offset}`))
          await open(page, '/about/privacy')
          await expect(greeting(page), time).toHaveText(t.greet(t.greetings[part], 'Mei'))
        }
      },
    )
  })
}
