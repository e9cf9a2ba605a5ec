import type { Page } from '@playwright/test'
import { scaleTimeout } from '../scripts/test/timeout'
import { everyAddress } from '../server/test/setup/addresses'
import { en } from '../web/app/locales/en'
import { tabsOf } from '../web/app/me/tabs'
import { logInToConsole } from './setup/console'
import { logInAsNew } from './setup/own-account'
import { faultsOfPressing, refuseWrites, watchCalls } from './setup/pressing'
import { expect, hydrated, test } from './setup/test'
import { standingStill, takenOver, translatePages } from './setup/translator'
import { isWhole, sample } from './setup/whole'

const pathsOf = (guarded: boolean) => everyAddress.flatMap((one) => (one.guarded === guarded ? [one.path] : []))
const tabs = (of: 'patient' | 'caregiver') => tabsOf(of).map((tab) => `/user/index?tab=${tab}`)
const consolePages = ['work', 'requests', 'checks', 'checks/batches', 'caregivers', 'visits', 'activities', 'reviews']
const officePages = ['people', 'accounts', 'retention', 'audit', 'account']

const readers = {
  visitor: { paths: pathsOf(false), enter: async () => {} },
  patient: { paths: [...pathsOf(true), ...tabs('patient')], enter: (page: Page) => logInAsNew(page) },
  caregiver: {
    paths: [...tabs('caregiver'), '/user/training'],
    enter: (page: Page) => logInAsNew(page, 'caregiver'),
  },
  administrator: {
    paths: [...consolePages, ...officePages].map((path) => `/staff/${path}`),
    enter: (page: Page) => logInToConsole(page, page.request, ['admin']),
  },
}

/** Names of people, phones, e-mail addresses, and codes of letters and digits. */
const neverTranslated = /^(Mei( Chen)?|Sam Lee|[-+\d() ]{10,}|\S+@\S+\.\S+|(?!XX0)(?=\S*\d)(?=\S*[A-Z])[-\w•*]{6,})$/

test.use({ expectedErrors: /Failed to load resource|net::ERR|React error #4(18|25)/ })
test.setTimeout(scaleTimeout(isWhole ? 0 : 180_000))

for (const [reader, { paths, enter }] of Object.entries(readers))
  test(`[BUG-13] [BUG-14] on pages translated before their scripts loaded, pressing everything as a ${reader} breaks none and leaves no text stale @desktop`, async ({
    page,
  }) => {
    const rest = watchCalls(page)
    await enter(page)
    await translatePages(page.context(), 'parsed')
    await page.addInitScript(relabel)
    await refuseWrites(page)
    const faults: string[] = []
    for (const path of sample(paths, Math.ceil(paths.length / 3))) {
      await page.goto(path)
      if (reader !== 'administrator') await hydrated(page)
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
      // What this finds beside is told of pages that nobody translates (pressing.spec.ts).
      await faultsOfPressing(page, { root: 'main', maxOfAKind: 1, rest })
      if (await isBroken(page)) faults.push(`${path} shows the error page`)
      faults.push(...(await standingStill(page)).map((text) => `${path}: “${text}” is not seen`))
      const told = (await takenOver(page)).filter((text) => neverTranslated.test(text))
      faults.push(...new Set(told.map((text) => `${path}: “${text}” is translated`)))
    }
    expect(faults).toEqual([])
  })

function relabel() {
  Object.assign(window, { print: () => {} })
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.lang = 'es'
  })
}

async function isBroken(page: Page): Promise<boolean> {
  const titles = [en.shell.problem.title, 'This page has failed']
  const told = await Promise.all(titles.map((name) => page.getByRole('heading', { name, exact: true }).count()))
  return told.some((count) => count > 0)
}
