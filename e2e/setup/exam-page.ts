import type { Page } from '@playwright/test'
import type { Language } from '@portal/contract/language'
import { getResult } from '@portal/contract/training/exam'
import { scaleTimeout } from '../../scripts/test/timeout'
import { call } from './api'
import { definitions } from './definitions'
import { trainingWords } from './journeys/words'
import { isDoubleClicked, press } from './keyboard'
import { expect } from './test'

const main = (page: Page) => page.getByRole('main')
const yes = { en: 'True', 'zh-CN': '对', 'zh-TW': '對' }

/** The question that an exam shows. */
export const question = (page: Page) => main(page).getByRole('heading', { level: 2 })

/** Expects the score and the counts of the result that the page shows, each beside its name. Returns the result. */
export async function expectFacts(page: Page, token: string, language: Language) {
  const { facts } = trainingWords[language].exam.result
  const attemptId = new URL(page.url()).searchParams.get('result') ?? ''
  const result = await call(page.request, getResult, { attemptId }, { token, language })
  const { score, totalScore, passMark, right, wrong, unanswered, number } = result
  expect((await definitions(main(page))).slice(0, 5)).toEqual([
    [facts.score, facts.scoreOf(score, totalScore, passMark)],
    [facts.right, `${right}`],
    [facts.wrong, `${wrong}`],
    [facts.unanswered, `${unanswered}`],
    [facts.attempt, `${number}`],
  ])
  return result
}

/** The right options of the current question: see training-tool.ts. */
async function rightOptions(page: Page, language: Language): Promise<string[]> {
  const i = Number(/(\d+) = /.exec((await question(page).textContent()) ?? '')?.[1])
  if (i % 3 === 0) return [yes[language]]
  return i % 3 === 1 ? [`${i}`] : [`${i}`, `${i} + 0`]
}

/** Chooses the right options by keyboard: radio buttons with the arrow keys, checkboxes with Space. */
export async function answerByKeyboard(page: Page, language: Language): Promise<void> {
  const names = await rightOptions(page, language)
  const first = main(page).getByRole('radio').first()
  const kind = (await first.count()) === 0 ? 'multiple' : names[0] === yes[language] ? 'true_false' : 'single'
  await expect(main(page).getByText(trainingWords[language].exam.kinds[kind])).toBeVisible()
  if (kind === 'multiple') {
    for (const box of await main(page).getByRole('checkbox').all())
      if (names.includes((await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent)) ?? ''))
        await press(page, box, 'Space')
    return
  }
  const wanted = main(page).getByLabel(names[0] ?? '', { exact: true })
  if (isDoubleClicked(page)) return press(page, wanted)
  await press(page, first, 'Space')
  await expect(async () => {
    if (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
    await expect(wanted).toBeChecked({ timeout: scaleTimeout(200) })
  }).toPass()
}
