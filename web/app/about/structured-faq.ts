import type { QuestionGroup } from '@portal/contract/about/public'
import { plainText } from './plain-text'

/** The questions with their answers in the words of schema.org. */
export function structuredFaq(groups: readonly QuestionGroup[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
  }
}
