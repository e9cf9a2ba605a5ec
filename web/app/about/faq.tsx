import { getFaqWords } from '@portal/contract/about/public'
import { useState } from 'react'
import { contentMeta } from '../content/content-meta'
import { PageHead } from '../content/page-head'
import { Button } from '../core/button'
import { inBrowser, onServer } from '../core/loading/page-data'
import { httpApi } from '../lib/api'
import { useCall } from '../lib/use-call'
import { aboutTexts, useAboutTexts } from '../locales/about'
import { Notice } from '../ui/notice'
import { AskUs } from './ask-us'
import * as styles from './faq.module.css'
import { type FaqData, load } from './faq-data'
import { findQuestions } from './find-questions'
import { QuestionItem } from './question-item'
import { SearchBox } from './search-box'
import { structuredFaq } from './structured-faq'
import { useOpenAnswer } from './use-open-answer'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./faq-data'))

export const meta = contentMeta<FaqData>((groups, { language }) => {
  const { title, text } = aboutTexts(language).faq
  return { title, description: text, ...(groups?.length && { structured: () => structuredFaq(groups) }) }
})

/** The FAQ page (R16, F10); each answer has its own URL. */
export default function Faq({ loaderData: groups }: { loaderData: FaqData }) {
  const words = useAboutTexts().faq
  const [search, setSearch] = useState('')
  useOpenAnswer(() => setSearch(''))
  const known = useCall((options) => httpApi(getFaqWords, {}, options), { when: search !== '', translated: false })
  const found = findQuestions(groups, search, known.state === 'loaded' ? known.data : undefined)
  const total = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        {total > 0 && <SearchBox search={search} onSearch={setSearch} found={words.found(found.size, total)} />}
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        {total === 0 && <Notice {...words.empty} />}
        {total > 0 && found.size === 0 && (
          <Notice title={words.nothing(search.trim())} text={words.nothingText}>
            <Button kind="secondary" onClick={() => setSearch('')}>
              {words.clear}
            </Button>
          </Notice>
        )}
        {search === '' && groups.length > 1 && <GroupLinks groups={groups} />}
        {groups.map(({ key, name, questions }) => (
          <section
            key={key}
            aria-labelledby={`subject-${key}`}
            hidden={!questions.some((question) => found.has(question.key))}
          >
            <h2 id={`subject-${key}`} tabIndex={-1}>
              {name}
            </h2>
            <div className={styles.questions}>
              {questions.map((question) => (
                <QuestionItem key={question.key} question={question} hidden={!found.has(question.key)} />
              ))}
            </div>
          </section>
        ))}
        <AskUs />
      </div>
    </>
  )
}

function GroupLinks({ groups }: { groups: FaqData }) {
  const words = useAboutTexts().faq
  return (
    <nav aria-label={words.groups}>
      <ul className={styles.pills}>
        {groups.map(({ key, name }) => (
          <li key={key}>
            <a href={`#subject-${key}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
