import type { Page } from '@playwright/test'
import type { Language } from '@portal/contract/language'

// Characters that occur in only one of the two Chinese scripts.
const simplified =
  '们这时间约护员报务请还说话电门处发过动记录选择开关东车书买卖见认证课题页图点击显传单实际号码应该愿经济历'
const traditional =
  '們這時間約護員報務請還說話電門處發過動記錄選擇開關東車書買賣見認證課題頁圖點擊顯傳單實際號碼應該願經濟歷'
const apart = [...simplified].flatMap((char, i) => (char === [...traditional][i] ? [] : [[char, [...traditional][i]]]))

const foreign: Record<Language, string> = {
  en: '\\p{Script=Han}',
  'zh-CN': `[${apart.map(([, char]) => char).join('')}]|${englishWords()}`,
  'zh-TW': `[${apart.map(([char]) => char).join('')}]|${englishWords()}`,
}

/** Matches five English words in a row, a sentence; names of streets, programs and agencies are shorter. */
function englishWords(): string {
  return String.raw`\b[A-Za-z’']+(?: [A-Za-z’']+){4,}`
}

/**
 * Texts of the page, visible or read aloud by screen readers, that are not in its language. Ignores elements whose `lang`
 * declares another language, such as a patient's review or the name of a language.
 */
export function foreignText(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(findForeign, [foreign[language], language] as const)
}

/** The same of a document that a browser has not rendered. */
export function foreignTextIn(document: Document, language: Language): string[] {
  return findForeign([foreign[language], language], document)
}

/** Runs in the page, so it refers to nothing outside. */
function findForeign([pattern, language]: readonly [string, string], page = document): string[] {
  const wrong = new RegExp(pattern, 'u')
  // A person's Chinese name may follow the Latin one in parentheses.
  const isForeign = (text: string) => wrong.test(text.replace(/\(\p{Script=Han}{2,4}\)/gu, ''))
  const own = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === language
  const found = isForeign(page.title) ? [page.title] : []
  const showText = 4
  const texts = page.createTreeWalker(page.body, showText)
  while (texts.nextNode()) {
    const { parentElement: at, textContent } = texts.currentNode
    if (own(at) && !at?.closest('script, style, template, noscript') && isForeign(textContent ?? ''))
      found.push(textContent ?? '')
  }
  for (const element of page.body.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
      const said = element.getAttribute(name) ?? ''
      if (own(element) && isForeign(said)) found.push(`${name}: ${said}`)
    }
  return found
}
