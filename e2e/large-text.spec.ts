import { devices, type Locator, type Page } from '@playwright/test'
import { activities } from '../web/app/locales/zh-TW/activities'
import { application } from '../web/app/locales/zh-TW/application'
import { carePeople as people } from '../web/app/locales/zh-TW/care-people'
import { exam } from '../web/app/locales/zh-TW/exam'
import { visits } from '../web/app/locales/zh-TW/visits'
import { idOf } from './setup/activity-pages'
import { leaveDraft } from './setup/applications'
import { fillInSelf, freeSlots, inAddress, manhattan } from './setup/booking-page'
import { logInAsNew } from './setup/own-account'
import { accountWords, choosePassword, field, fillInPerson, goToNextStep, heading, provePhone } from './setup/people'
import { expect, onPhone, open, test } from './setup/test'
import { logInAsTrainee } from './setup/training'
import { represented } from './setup/whole'

/** At the largest text size in Traditional Chinese, on a low laptop and a small phone: what a page is for is on its first screen. */

const main = (page: Page) => page.getByRole('main')
const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
const sites = {
  desktop: { below: '', use: { viewport: { width: 1280, height: 720 } } },
  phone: { below: '/h5', use: { ...iPhone, viewport: { width: 360, height: 740 } } },
}

for (const [site, { below, use }] of Object.entries(sites))
  test.describe(site, () => {
    test.use(use)
    if (onPhone) test.skip(site === 'desktop', 'the desktop site is not shown to phones')

    const openLarge = async (page: Page, path: string) => {
      await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
      await open(page, `${below}${path}${path.includes('?') ? '&' : '?'}lang=zh-TW`)
    }
    const expectFirst = async (page: Page, path: string, control: Locator) => {
      await openLarge(page, path)
      await expectOnScreen(page, control, path)
    }

    test(
      `[USE-54] the first control of every task of a visitor is on the first screen, on a ${site}`,
      represented(site === 'phone'),
      async ({ page }) => {
        await expectFirst(page, '/', main(page).locator('#white-card input'))
        await expectFirst(page, '/regselect', main(page).locator('a[href*="/register/"]').first())
        await expectFirst(page, '/login', field(page, 'username'))
        await expectFirst(page, '/resetpwd', field(page, 'phone'))
        await expectFirst(page, '/services/guide', field(page, 'help').first())
        await expectFirst(page, '/about/certificate', field(page, 'number'))
        await expectFirst(page, '/community/activity/list', main(page).getByRole('searchbox'))
        await expectFirst(page, '/callback', field(page, 'name'))
      },
    )

    test(
      `[USE-54] the first control of every step of a registration is on the first screen, on a ${site}`,
      represented(site === 'desktop'),
      async ({ page }) => {
        const words = accountWords['zh-TW']
        await expectFirst(page, '/register/caregiver', field(page, 'phone'))
        await expectFirst(page, '/register/patient', field(page, 'phone'))
        await provePhone(page, words)
        await expectOnScreen(page, main(page).locator('form [name]').first(), 'about')
        await fillInPerson(page, words)
        await expect(heading(page, words, 'finish')).toBeFocused()
        await expectOnScreen(page, main(page).locator('form :is(a, button)').first(), 'finish')
        await page.goBack()
        await expect(heading(page, words, 'address')).toBeFocused()
        await expectOnScreen(page, main(page).locator('form [name]').first(), 'address')
        await page.goForward()
        await choosePassword(page)

        await openLarge(page, '/register/caregiver')
        await provePhone(page, words)
        await fillInPerson(page, words)
        await expect(heading(page, words, 'experience')).toBeFocused()
        await expectOnScreen(page, field(page, 'yearsOfExperience'), 'experience')
        await field(page, 'yearsOfExperience').fill('3')
        await goToNextStep(page, words)
        await expect(heading(page, words, 'documents')).toBeFocused()
        await expectActionOnScreen(page)
      },
    )

    test(
      `[USE-54] the first control of every task of a patient is on the first screen, on a ${site}`,
      represented(site === 'desktop'),
      async ({ page }) => {
        const me = await logInAsNew(page)
        const activity = await idOf(page.request, 'tai chi')
        await openLarge(page, `/community/activity/${activity}`)
        await expectActionOnScreen(page, activities.signUp.submit)
        await expectFirst(page, '/services', main(page).locator('[data-main-action]').first())
        await expectFirst(page, '/services/whitecard/info', field(page, 'whiteCardId'))
        await expectFirst(page, '/feedback/create', field(page, 'rating').first())
        await expectFirst(page, '/user/index?tab=security', field(page, 'currentPassword').first())
        await openLarge(page, '/user/index')
        await expectOnScreen(page, main(page).getByRole('navigation').getByRole('link').first(), 'profile')

        await expectFirst(page, '/services/booking', main(page).getByRole('listitem').getByRole('button').first())
        await expectFirst(page, '/services/booking?serviceId=1', field(page, 'office').first())
        const [slot] = await freeSlots(page.request, me, manhattan)
        if (!slot) throw new Error('no free slot')
        const time = `/services/booking?serviceId=1&step=time&${inAddress(slot)}`
        await expectFirst(
          page,
          time,
          main(page).locator('fieldset, [class*=slot], [class*=calendar]').getByRole('button').first(),
        )
        await expectActionOnScreen(page, visits.next)
        await expectFirst(page, time.replace('time', 'people'), field(page, 'forWhom').first())
        await fillInSelf(page, people)
        await main(page).getByRole('button', { name: visits.next, exact: true }).click()
        await expect(main(page).getByRole('heading', { name: visits.stepTitles.review })).toBeFocused()
        await expectActionOnScreen(page, visits.review.send)
      },
    )

    test(
      `[USE-54] the first control of every step of an application is on the first screen, on a ${site}`,
      represented(site === 'phone'),
      async ({ page }) => {
        const me = await logInAsNew(page)
        const { serviceId } = await leaveDraft(page, page.request, me)
        const step = (name: string) => `/services/whitecard/info?serviceId=${serviceId}&step=${name}`
        await expectFirst(page, step('who'), field(page, 'forWhom').first())
        await expectFirst(page, step('home'), main(page).locator('form [name]').first())
        await openLarge(page, step('documents'))
        await expectActionOnScreen(page, application.next)
        await openLarge(page, step('review'))
        await expectActionOnScreen(page, application.send)
      },
    )

    test(
      `[USE-54] the first control of every task of a caregiver is on the first screen, on a ${site}`,
      represented(site === 'phone'),
      async ({ page }) => {
        const { ids } = await logInAsTrainee(page, [
          { title: '1-1', is: 'watched' },
          { title: '1-2', is: 'passed' },
        ])
        const path = `/user/exam/${ids[0]}`
        await openLarge(page, path)
        await expectActionOnScreen(page, exam.next.start)
        await main(page).getByRole('button', { name: exam.next.start }).click()
        await expect(main(page).getByRole('heading', { level: 2 })).toContainText(exam.questionOf(1, 6))
        await expectFirst(page, `${path}?step=1`, main(page).locator('label:has(input)').first())
        await openLarge(page, `${path}?step=overview`)
        await expectActionOnScreen(page, exam.overview.submit)
        await openLarge(page, `/user/exam/${ids[1]}?step=sign`)
        await expectActionOnScreen(page)
        await openLarge(page, `/user/training/${ids[0]}`)
        await expectActionOnScreen(page)
        await expectFirst(
          page,
          '/user/index?tab=documents',
          main(page).getByRole('navigation').getByRole('link').first(),
        )
      },
    )

    test(
      `[USE-54] the action bar moves to the page’s main button and hides while that is in view, on a ${site}`,
      represented(site === 'phone'),
      async ({ page }) => {
        await logInAsNew(page)
        const activity = await idOf(page.request, 'tai chi')
        await openLarge(page, `/community/activity/${activity}`)
        const action = page.locator('.phone-action button, .desktop-action button')
        await expect(action).toHaveText(activities.signUp.submit)
        await action.click()
        await expect(main(page).getByRole('button', { name: activities.signUp.submit })).toBeFocused()
        await expect(main(page).getByRole('button', { name: activities.signUp.submit })).toBeInViewport()
        await expect(action).toBeHidden()
      },
    )
  })

/** Expects a control to be whole between the bar and what stands at the lower edge, without scrolling. */
async function expectOnScreen(page: Page, control: Locator, name: string): Promise<void> {
  await expect(control).toBeAttached()
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  const edges = await control.evaluate((element: HTMLInputElement) => {
    const label = element.labels?.[0]
    const seen = label && element.getBoundingClientRect().width < 30 ? label : element
    const edge = document.querySelector('.phone-action, .desktop-action') ?? document.querySelector('.phone-floor')
    const floor = edge?.getBoundingClientRect().top ?? innerHeight
    const { top, bottom } = seen.getBoundingClientRect()
    return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY), floor: Math.round(floor) }
  })
  expect.soft(edges.bottom, `${name}: ${JSON.stringify(edges)}`).toBeLessThanOrEqual(edges.floor)
}

/** Expects the page's main action on the first screen, as its own button or at the lower edge. */
async function expectActionOnScreen(page: Page, name?: string): Promise<void> {
  const own = main(page).locator('[data-main-action]').first()
  await expect(own).toBeAttached()
  const bar = page.locator('.phone-action button, .desktop-action button')
  await expect(async () => {
    const shown = (await bar.count()) > 0 ? bar : own
    await expect(shown).toBeInViewport({ ratio: 0.6, timeout: 500 })
    if (name) await expect(shown).toContainText(name, { timeout: 500 })
  }).toPass()
}
