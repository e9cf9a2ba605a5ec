import type { QuestionGroup } from '@portal/contract/about/public'
import { plainText } from './plain-text'

/** The FAQ as schema.org data. */
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
