import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Language } from '@portal/contract/language'
import { getExam } from '@portal/contract/training/exam'
import { getMyTraining } from '@portal/contract/training/own'
import { scaleTimeout } from '../../../scripts/test/timeout'
import { call } from '../api'
import { answerByKeyboard, question } from '../exam-page'
import { dropResponses, expectFocusKept, press, pressTwice, submitTwice, tabTo } from '../keyboard'
import { about } from '../people'
import { expect, open } from '../test'
import { logInAsTrainee } from '../training'
import { networkWords, trainingWords } from './words'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const soon = { timeout: scaleTimeout(2_000) }
const questions = 6

/** Watches a film, takes the exam, signs with a typed name, and opens and verifies the certificate. */
export async function trainingJourney(page: Page, language: Language): Promise<void> {
  const account = await logInAsTrainee(page, [{ title: '4-1', is: 'new' }])
  const id = account.ids[0] ?? 0
  await watch(page, language)
  await takeExam(page, language)
  const { results } = await call(page.request, getExam, { trainingContentId: id }, account)
  expect(results).toMatchObject([{ number: 1, score: 100, passed: true }])
  await sign(page, language)
  const { items } = await call(page.request, getMyTraining, {}, account)
  await openCertificate(page, language, items[0]?.certificate?.number ?? '')
}

async function watch(page: Page, language: Language): Promise<void> {
  const { training, video } = trainingWords[language]
  await open(page, `/user/index?tab=training&lang=${language}`)
  await press(page, main(page).getByRole('link', { name: training.next.watch.to_start }).first())
  await expect(title(page)).toBeFocused()
  await press(page, button(page, video.play))
  await expect(main(page).getByRole('heading', { name: video.done.title })).toBeFocused({
    timeout: scaleTimeout(30_000),
  })
  await press(page, main(page).getByRole('link', { name: training.next.exam }).first())
}

async function takeExam(page: Page, language: Language): Promise<void> {
  const { exam } = trainingWords[language]
  await press(page, button(page, exam.next.start))
  for (let number = 1; number <= questions; number++) {
    await expect(question(page)).toContainText(exam.questionOf(number, questions))
    await expect(question(page)).toBeFocused()
    await answerByKeyboard(page, language)
    await press(page, button(page, number === questions ? exam.toOverview : exam.nextQuestion))
  }
  await expect(main(page)).toContainText(exam.overview.complete)
  await expect(main(page).getByText(exam.saving.saved, { exact: true })).toBeVisible()
  await submitExam(page, language)
  await expect(title(page)).toHaveText(exam.result.passed)
  await expect(title(page)).toBeFocused()
}

/** Submits with a double press whose response is lost, and again. */
async function submitExam(page: Page, language: Language): Promise<void> {
  const { overview } = trainingWords[language].exam
  const yes = page.getByRole('button', { name: overview.yes })
  const isSubmit = ({ pathname }: URL) => pathname.endsWith('/submit')
  const calls = await dropResponses(page, isSubmit)
  await press(page, button(page, overview.submit))
  await tabTo(page, yes)
  await pressTwice(page, yes)
  await expect(page.getByRole('alert').filter({ hasText: networkWords[language] })).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.unroute(isSubmit)
  await press(page, button(page, overview.submit))
  await press(page, yes)
}

async function sign(page: Page, language: Language): Promise<void> {
  const { training, certificate } = trainingWords[language]
  await press(page, main(page).getByRole('link', { name: training.next.sign }))
  await expect(title(page)).toHaveText(certificate.signing.title)
  await tabTo(page, main(page).getByLabel(certificate.signing.kinds.drawn))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, main(page).getByLabel(certificate.signing.name))
  await page.keyboard.type(`${about.lastName} ${about.firstName}`.toUpperCase())
  await submitTwice(page, {
    button: button(page, certificate.signing.submit),
    path: /\/sign$/,
    lost: networkWords[language],
    arrived: () => expect(title(page)).toHaveText(certificate.signed.title, soon),
  })
  await expectFocusKept(page)
}

async function openCertificate(page: Page, language: Language, number: string): Promise<void> {
  const { training, certificate } = trainingWords[language]
  const downloaded = page.waitForEvent('download')
  await press(page, main(page).getByRole('button', { name: training.certificate.download }))
  expect((await readFile(await (await downloaded).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await press(page, main(page).getByRole('link', { name: training.certificate.show }))
  await expect(page).toHaveURL(`/about/certificate/${number}`)
  await expect(title(page)).toHaveText(certificate.titleOf(false))
}

function button(page: Page, name: string) {
  return main(page).getByRole('button', { name, exact: true })
}
