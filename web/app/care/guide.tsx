import { useSearchParams } from 'react-router'
import { contentMeta } from '../content/content-meta'
import { PageHead } from '../content/page-head'
import { inBrowser, onServer } from '../core/loading/page-data'
import { guideTexts, useGuideTexts } from '../locales/guide'
import { useContentChanged } from '../ui/wizard/use-wizard'
import { answersIn, nextQuestion } from './guide/answers'
import * as styles from './guide/guide.module.css'
import { type GuideData, load } from './guide/guide-data'
import { Outcome } from './guide/outcome'
import { QuestionForm } from './guide/question-form'
import { CallUs } from './shared/call-us'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./guide/guide-data'))

export const meta = contentMeta<GuideData>((_, { language }) => {
  const { title, text } = guideTexts(language)
  return { title, description: text }
})

/**
 * Helps to find a service, with its cost and who pays, without an account. The URL keeps the answers, so that they
 * survive a reload and can be shared; without JavaScript the browser submits the form.
 */
export default function Guide({ loaderData: services }: { loaderData: GuideData }) {
  const words = useGuideTexts()
  const [search] = useSearchParams()
  const answers = answersIn(search)
  const question = nextQuestion(answers)
  const moved = useContentChanged(question ?? 'outcome')
  return (
    <>
      <PageHead title={words.title} text={words.text} />
      <div className={`wrap ${styles.page}`}>
        {question ? (
          <QuestionForm
            key={question}
            question={question}
            answers={answers}
            focused={moved}
            incomplete={services.length === 0}
          />
        ) : (
          <Outcome services={services} answers={answers} focused={moved} />
        )}
        <CallUs />
      </div>
    </>
  )
}
