import type { Question, QuestionGroup } from '@portal/contract/about/public'
import { plainText } from './plain-text'

/** Keys of the questions that hold every word of a search, in the question or its answer; all of them for an empty search. */
export function findQuestions(groups: readonly QuestionGroup[], search: string): Set<string> {
  const words = comparable(search).split(' ').filter(Boolean)
  const holdsAll = (question: Question) => {
    const text = comparable(`${question.question} ${plainText(question.answer)}`)
    return words.every((word) => text.includes(word))
  }
  return new Set(
    groups
      .flatMap(({ questions }) => questions)
      .filter(holdsAll)
      .map(({ key }) => key),
  )
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
}
