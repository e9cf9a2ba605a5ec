import type { FaqWords, Question, QuestionGroup } from '@portal/contract/about/public'
import { tidy } from '@portal/contract/person/tidy'
import { variantsOf } from '@portal/contract/search-variants'
import { plainText } from './plain-text'

/** Maximum number of alternative wordings to try; with this few questions, trying many is cheap. */
const maxWordings = 60

const none: FaqWords = { scripts: '', synonyms: [] }

/**
 * Keys of the questions that contain every word of the search, or of an alternative wording, in question or answer. An
 * empty search finds all of them.
 */
export function findQuestions(groups: readonly QuestionGroup[], search: string, words = none): Set<string> {
  const scripts = scriptsOf(words)
  const synonyms = words.synonyms.map((group) => ({ words: group, others: group }))
  const variants = variantsOf(comparable(search, scripts), synonyms, maxWordings).map((variant) =>
    variant.split(' ').filter(Boolean),
  )
  const holdsAny = (question: Question) => {
    const text = comparable(`${question.question} ${plainText(question.answer)}`, scripts)
    return variants.some((variant) => variant.every((word) => text.includes(word)))
  }
  return new Set(
    groups
      .flatMap(({ questions }) => questions)
      .filter(holdsAny)
      .map(({ key }) => key),
  )
}

function scriptsOf({ scripts }: FaqWords): Map<string, string> {
  return new Map(Array.from(scripts.match(/../gsu) ?? [], (pair) => [...pair] as [string, string]))
}

function comparable(text: string, scripts: ReadonlyMap<string, string>): string {
  const plain = tidy(text, 'plain').toLowerCase()
  return Array.from(plain, (character) => scripts.get(character) ?? character).join('')
}
