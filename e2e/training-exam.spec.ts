import type { Page } from '@playwright/test'
import { getExam, saveAnswer } from '@portal/contract/training/exam'
import { getTraining } from '@portal/contract/training/own'
import { en as frame } from '../web/app/locales/en'
import { exam as en } from '../web/app/locales/en/exam'
import { idle } from '../web/app/locales/en/idle'
import { training } from '../web/app/locales/en/training'
import { exam as zhTW } from '../web/app/locales/zh-TW/exam'
import { training as trainingInTaiwan } from '../web/app/locales/zh-TW/training'
import { call } from './setup/api'
import { expectWithin, pauseClock } from './setup/clock'
import { answerByKeyboard, expectFacts, question } from './setup/exam-page'
import { networkWords } from './setup/journeys/words'
import { dropResponses, press, pressTwice, tabTo } from './setup/keyboard'
import { storeSession } from './setup/own-account'
import { everyScreen, expectGoodLayout, expectGoodPage, onScreens } from './setup/page-check'
import { accountPart, greeting } from './setup/shell-page'
import { expect, open, test } from './setup/test'
import { letExamPass, logInAsTrainee } from './setup/training'
import { whole } from './setup/whole'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const outcomes = (page: Page, outcome = '') => main(page).locator('h3 + p[data-tone]').filter({ hasText: outcome })
const numbers = [1, 2, 3, 4, 5, 6] as const

test('[T03] [R21] an exam is taken by keyboard alone; submitting twice with a lost response gives one attempt', async ({
  page,
}) => {
  const { ids, token } = await logInAsTrainee(page, [{ title: '1-1', is: 'watched' }])
  await open(page, `/user/exam/${ids[0]}`)
  await expect(title(page)).toHaveText(en.of('1-1'))
  for (const text of [
    en.ruleTexts.questions(6),
    en.ruleTexts.pass(70),
    en.ruleTexts.noLimit,
    en.ruleTexts.retakeAfter(1),
  ])
    await expect(main(page)).toContainText(text)
  await onScreens(page, 'before the exam', everyScreen, expectGoodLayout)
  await press(page, button(page, en.next.start))

  for (const number of numbers) {
    await expect(question(page)).toContainText(en.questionOf(number, 6))
    await expect(question(page)).toBeFocused()
    if (number === 1) await onScreens(page, 'a question', everyScreen, expectGoodLayout)
    if (number !== 4) await answerByKeyboard(page, 'en')
    await press(page, button(page, number === 6 ? en.toOverview : en.nextQuestion))
  }
  await expect(question(page)).toHaveText(en.overview.title)
  await expect(main(page)).toContainText(en.overview.missing(1))
  await onScreens(page, 'overview', everyScreen, expectGoodLayout)
  await press(page, button(page, en.overview.submit))
  await expect(page.getByRole('dialog')).toContainText(en.overview.confirmMissing(1))
  await page.keyboard.press('Enter')
  await main(page).getByRole('link', { name: /^4\. / }).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText(en.questionOf(4, 6))
  await answerByKeyboard(page, 'en')
  await main(page).getByRole('link', { name: en.overview.link }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText(en.overview.complete)
  await expect(main(page).getByText(en.saving.saved, { exact: true })).toBeVisible()

  const yes = page.getByRole('button', { name: en.overview.yes })
  const isSubmit = (url: URL) => url.pathname.endsWith('/submit')
  const calls = await dropResponses(page, isSubmit)
  await press(page, button(page, en.overview.submit))
  await tabTo(page, yes)
  await pressTwice(page, yes)
  await expect(page.getByRole('alert').filter({ hasText: networkWords.en })).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.unroute(isSubmit)
  await press(page, button(page, en.overview.submit))
  await press(page, yes)

  await expect(title(page)).toHaveText(en.result.passed)
  await expect(title(page)).toBeFocused()
  const counts = await expectFacts(page, token, 'en')
  expect(counts).toMatchObject({ score: 100, totalScore: 100, passMark: 70, right: 6, wrong: 0, unanswered: 0 })
  await expect(outcomes(page, en.result.outcomes.right)).toHaveCount(6)
  await expect(main(page)).toContainText(/Why: (\d) = \1\./)
  await expect(button(page, en.result.print)).toBeVisible()
  await expect(main(page).getByRole('link', { name: training.next.sign })).toBeVisible()
  await onScreens(page, 'result', everyScreen, expectGoodLayout)
  const { results } = await call(page.request, getExam, { trainingContentId: ids[0] ?? 0 }, { token })
  expect(results).toMatchObject([{ number: 1, score: 100, passed: true }])
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-TW' })

  test('[T03] [R21] [TEST-5] answers survive a reload, another device and a broken connection; the result explains each', async ({
    page,
    context,
    browser,
  }) => {
    const account = await logInAsTrainee(page, [{ title: '1-1', is: 'watched' }])
    const path = `/user/exam/${account.ids[0]}`
    await open(page, path)
    await button(page, zhTW.next.start).tap()
    await expect(question(page)).toContainText(zhTW.questionOf(1, 6))
    const chosen = main(page).locator('fieldset label').first()
    const saved = main(page).getByText(zhTW.saving.saved, { exact: true })
    await chosen.tap()
    await expect(chosen.locator('input')).toBeChecked()
    await expect(main(page).getByText(zhTW.answeredOf(1, 6))).toBeVisible()
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(chosen.locator('input')).toBeChecked()
    await expect(page).toHaveTitle(new RegExp(`^${zhTW.of('1-1')} · `))
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)

    const other = await (await browser.newContext({ locale: 'zh-TW' })).newPage()
    await storeSession(other, account)
    await open(other, path)
    await expect(question(other)).toContainText(zhTW.questionOf(2, 6))
    await main(other).locator('fieldset label').first().click()
    await expect(main(other).getByText(zhTW.answeredOf(2, 6))).toBeVisible()
    await expect(main(other).getByText(zhTW.saving.saved, { exact: true })).toBeVisible()
    await other.context().close()

    await page.reload()
    await button(page, zhTW.nextQuestion).tap()
    await expect(chosen.locator('input')).toBeChecked()
    await main(page).getByRole('link', { name: zhTW.previousQuestion }).tap()
    await expect(question(page)).toContainText(zhTW.questionOf(1, 6))
    await button(page, zhTW.nextQuestion).tap()
    await expect(question(page)).toContainText(zhTW.questionOf(2, 6))
    await button(page, zhTW.nextQuestion).tap()
    await expect(question(page)).toContainText(zhTW.questionOf(3, 6))
    await context.setOffline(true)
    await chosen.tap()
    await expect(main(page).getByText(zhTW.saving.notSaved).first()).toBeInViewport()
    await expectGoodPage(page, 'not saved, on a phone')
    await main(page).getByRole('link', { name: zhTW.overview.link }).tap()
    await button(page, zhTW.overview.submit).tap()
    await expect(page.getByRole('dialog')).toContainText(zhTW.overview.confirmMissing(3))
    await page.getByRole('button', { name: zhTW.overview.yes }).tap()
    await expect(page.getByRole('alert').filter({ hasText: zhTW.overview.notSaved })).toBeVisible()
    await context.setOffline(false)
    await expect(saved).toBeVisible()
    await button(page, zhTW.overview.submit).tap()
    await page.getByRole('button', { name: zhTW.overview.yes }).tap()

    await expect(title(page)).toHaveText(zhTW.result.notPassed)
    const { right, wrong, unanswered, passed, questions } = await expectFacts(page, account.token, 'zh-TW')
    expect([right + wrong, unanswered, passed]).toEqual([3, 3, false])
    await expect(outcomes(page)).toContainText(questions.map(({ outcome }) => zhTW.result.outcomes[outcome]))
    await expect(outcomes(page, zhTW.result.outcomes.unanswered)).toHaveCount(3)
    await expect(main(page).getByText(zhTW.result.options.missed).first()).toBeVisible()
    await expect(main(page).getByRole('link', { name: trainingInTaiwan.next.rewatch })).toBeVisible()
    await expectGoodPage(page, 'not passed, on a phone')
  })
})

test.describe('without a connection', () => {
  const isSave = ({ pathname }: URL) => pathname.endsWith('/answer')
  const kept = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent:')).length)
  const options = (page: Page) => main(page).locator('fieldset label')

  /** Answers the first question while nothing can be saved, and reloads the page as soon as it says so. */
  async function answerAndReload(page: Page) {
    const account = await logInAsTrainee(page, [{ title: '1-1', is: 'watched' }])
    await page.clock.install()
    await open(page, `/user/exam/${account.ids[0]}`)
    await button(page, en.next.start).click()
    await expect(question(page)).toContainText(en.questionOf(1, 6))
    await page.route(isSave, (route) => route.abort())
    // The page would try again by itself after four seconds, and no route holds back what it sends while it is left.
    await pauseClock(page)
    await options(page).first().click()
    await expectWithin(page, 1_000, () => main(page).getByText(en.saving.notSaved).first().isVisible())
    expect(await kept(page)).toBe(1)
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto(`/user/exam/${account.ids[0]}?step=1`)
    await page.clock.resume()
    await expect(options(page).first().locator('input')).toBeChecked()
    return account
  }

  test('[T03] an unsaved answer is kept on the device across a reload and sent once', async ({ page }) => {
    const { ids, token } = await answerAndReload(page)
    await expect(main(page).getByText(en.saving.notSaved).first()).toBeVisible()
    await pauseClock(page)
    const sent: string[] = []
    page.on('request', (request) => isSave(new URL(request.url())) && sent.push(request.url()))
    await page.unroute(isSave)
    await button(page, en.saving.saveNow).click()
    await expect(main(page).getByText(en.saving.saved, { exact: true })).toBeVisible()
    expect(await kept(page)).toBe(0)
    await page.clock.resume()
    await page.reload()
    await expect(options(page).first().locator('input')).toBeChecked()
    expect(sent).toHaveLength(1)
    const { attempt } = await call(page.request, getExam, { trainingContentId: ids[0] ?? 0 }, { token })
    expect(attempt?.questions[0]?.answer).toHaveLength(1)
  })

  test('[T03] an unsaved answer yields to a newer one from another device', whole, async ({ page }) => {
    const { ids, token } = await answerAndReload(page)
    const [trainingContentId = 0] = ids
    await page.goto('/about/faq')
    const { attempt } = await call(page.request, getExam, { trainingContentId }, { token })
    const [asked] = attempt?.questions ?? []
    const newer = {
      attemptId: attempt?.attemptId ?? '',
      questionId: asked?.id ?? 0,
      optionIds: [asked?.options[1]?.id ?? ''],
    }
    await call(page.request, saveAnswer, newer, { token })
    await page.goto(`/user/exam/${trainingContentId}?step=1`)
    await expect(options(page).nth(1).locator('input')).toBeChecked()
    await expect(main(page).getByText(en.saving.saved, { exact: true })).toBeVisible()
  })

  test('[T03] [A02] a logout asks before it deletes the unsaved answers on the device', async ({ page }) => {
    await answerAndReload(page)
    page.removeAllListeners('dialog')
    const asked: string[] = []
    page.on('dialog', (dialog) => (asked.push(dialog.message()) === 1 ? dialog.dismiss() : dialog.accept()))
    const logOut = async () => {
      await greeting(page).hover()
      await accountPart(page).getByRole('button', { name: frame.shell.logout }).click()
    }
    await logOut()
    await expect.poll(() => asked).toEqual([idle.unsent])
    expect(await kept(page)).toBe(1)
    // The button ignores a second press within half a second.
    await expect(async () => {
      await logOut()
      await expect(page.getByRole('status').filter({ hasText: frame.shell.logoutDone })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(asked).toHaveLength(2)
    expect(await kept(page)).toBe(0)
    await expect(page).toHaveURL('/')
    expect(await kept(page)).toBe(0)
  })
})

test('[T03] the time limit is announced, and saved answers count when it ends', async ({ page }) => {
  const account = await logInAsTrainee(page, [{ title: '1-1', is: 'watched', limitMinutes: 6 }])
  await page.clock.install()
  await open(page, `/user/exam/${account.ids[0]}`)
  await expect(main(page)).toContainText(en.ruleTexts.limit(6))
  await button(page, en.next.start).click()
  const announced = (text: string) => main(page).getByRole('status').filter({ hasText: text })
  await expect(page.getByRole('timer')).toContainText(/Time left: 5:\d\d/)
  await main(page).locator('fieldset label').first().click()
  await expect(main(page).getByText(en.answeredOf(1, 6))).toBeVisible()
  await expect(main(page).getByText(en.saving.saved, { exact: true })).toBeVisible()
  await page.clock.fastForward('01:15')
  await expect(announced(en.time.warnings[300])).toHaveCount(1)
  await page.clock.fastForward('04:00')
  await expect(announced(en.time.warnings[60])).toHaveCount(1)
  await letExamPass(account, 7)
  await page.clock.fastForward('01:00')
  await expect(title(page)).toHaveText(en.result.notPassed)
  await expect(main(page)).toContainText(en.result.timeOver)
  await expect(outcomes(page, en.result.outcomes.unanswered)).toHaveCount(5)
})

test('[T03] [R21] an unavailable exam says why and what to do instead', async ({ page }) => {
  const { ids, token } = await logInAsTrainee(page, [
    { title: '1-1', is: 'half' },
    { title: '2-2', is: 'failed' },
    { title: '3-3', is: 'signed' },
    { title: '4-4', is: 'passed' },
  ])
  const [half, failed, signed, passed] = ids
  await open(page, `/user/exam/${half}`)
  await expect(main(page)).toContainText(en.next.watchFirst)
  await expect(main(page).getByRole('link', { name: training.next.watch.in_progress })).toHaveAttribute(
    'href',
    `/user/training/${half}`,
  )
  await expect(page).toHaveTitle(new RegExp(`^${en.of('1-1')} · `))
  await open(page, `/user/exam/${failed}`)
  await expect(page).toHaveTitle(new RegExp(`^${en.of('2-2')} · `))
  await expect(main(page).getByRole('heading', { name: en.next.titles.wait })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /^Attempt 1/ })
    .click()
  await expect(title(page)).toHaveText(en.result.notPassed)
  expect(await expectFacts(page, token, 'en')).toMatchObject({ score: 0, right: 0, passed: false })
  await letRetake(page, failed)
  await open(page, `/user/exam/${failed}`)
  await expect(button(page, en.next.startAgain)).toBeVisible()
  await open(page, `/user/exam/${signed}`)
  await expect(main(page).getByRole('link', { name: training.certificate.show })).toBeVisible()
  await expectGoodPage(page, 'signed')
  await open(page, `/user/exam/${passed}`)
  await expect(main(page).getByRole('link', { name: en.next.sign })).toHaveAttribute(
    'href',
    `/user/exam/${passed}?step=sign`,
  )
  await open(page, '/user/exam/999999')
  await expect(title(page)).toHaveText(training.unknown.title)
  await expect(page).toHaveTitle(new RegExp(`^${en.title} · `))
})

test('[USE-57] a partly right answer shows what is missing, and that it counts as wrong', async ({ page }) => {
  const { ids } = await logInAsTrainee(page, [{ title: '1-1', is: 'failed' }])
  const option = (id: string, correct: boolean, chosen: boolean) => ({ id, text: id, correct, chosen })
  const asked = { kind: 'multiple', outcome: 'wrong', explanation: '' }
  const questions = [
    {
      ...asked,
      id: 1,
      text: 'A',
      options: [option('a', true, true), option('b', true, false), option('c', false, false)],
    },
    {
      ...asked,
      id: 2,
      text: 'B',
      options: [option('a', true, true), option('b', true, true), option('c', false, true)],
    },
    { ...asked, id: 3, text: 'C', outcome: 'right', options: [option('a', true, true), option('b', true, true)] },
  ]
  await page.route('**/home/api/user/exam/attempt/*/result', async (route) => {
    const { data, ...rest } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...rest, data: { ...data, questions } } })
  })
  await open(page, `/user/exam/${ids[0]}`)
  await main(page)
    .getByRole('link', { name: /^Attempt 1/ })
    .click()
  const item = (text: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: text }) })
  const rule = 'The question counts when all right answers are chosen, and no other.'
  await expect(item('1. A')).toContainText(`You found 1 of 2 right answers. ${rule}`)
  await expect(item('2. B')).toContainText(`You found 2 of 2 right answers. 1 of your answers is wrong. ${rule}`)
  await expect(item('3. C')).not.toContainText('You found')
  await onScreens(page, 'a result found in part', ['narrow'], expectGoodPage)
})

/** Answers as the server does once the wait for a retake is over. */
async function letRetake(page: Page, id = 0) {
  await page.route(`**/home${getTraining.path.replace('{trainingContentId}', String(id))}`, async (route) => {
    const { data, ...rest } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...rest, data: { ...data, next: 'exam', retakeAt: null } } })
  })
}
