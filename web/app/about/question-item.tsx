import type { Question } from '@portal/contract/about/public'
import type { MouseEvent } from 'react'
import { copyLink } from '../content/copy-link'
import { Icon } from '../core/icon'
import { pageUrl } from '../core/site'
import { useAboutTexts } from '../locales/about'
import { Phrases } from '../ui/phrases'
import { RichText } from '../ui/rich-text'
import * as styles from './faq.module.css'

interface QuestionItemProps {
  question: Question
  hidden: boolean
}

/** A question that expands to its answer. The anchor inside makes browsers expand it for a URL with its fragment. */
export function QuestionItem({ question: { key, question, answer, language }, hidden }: QuestionItemProps) {
  const words = useAboutTexts().faq
  const copy = (event: MouseEvent) => {
    event.preventDefault()
    copyLink(`${location.origin}${pageUrl(location.href).pathname}#${key}`, words)
  }
  return (
    <details className={styles.item} hidden={hidden}>
      <summary lang={language}>
        <h3>
          <Phrases text={question} />
        </h3>
        <Icon name="down" />
      </summary>
      <div id={key} className={styles.answer}>
        <RichText html={answer} lang={language} />
        <a href={`#${key}`} className={styles.copy} onClick={copy}>
          <Icon name="outside" />
          <span>
            {words.copy}
            <span className="visually-hidden">: {question}</span>
          </span>
        </a>
      </div>
    </details>
  )
}
