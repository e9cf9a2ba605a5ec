import type { Texts } from '@portal/contract/language'

export type QuestionGroupKey = 'medicaid' | 'care' | 'caregivers' | 'account'

export interface DemoQuestionGroup {
  key: QuestionGroupKey
  name: Texts
}

export interface DemoQuestion {
  /** The anchor of the answer on its page. */
  key: string
  group: QuestionGroupKey
  question: Texts
  /** HTML of p, h2, h3, ul, ol, li, strong, em, a and blockquote. */
  answer: Texts
}

export type LegalDocumentKey = 'privacy' | 'terms' | 'licence' | 'language-access'

export interface DemoLegalDocument {
  key: LegalDocumentKey
  version: string
  /** YYYY-MM-DD. */
  effectiveOn: string
  title: Texts
  /** HTML of p, h2, h3, ul, ol, li, strong, em, a and blockquote; one h2 per section. */
  body: Texts
}
