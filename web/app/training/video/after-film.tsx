import type { TrainingDetail } from '@portal/contract/training/own'
import { useEffect, useRef } from 'react'
import { NextSteps } from '../../content/next-steps'
import { Button } from '../../core/button'
import { useTrainingVideoTexts } from '../../locales/training-video'
import { trainingListPath } from '../shared/addresses'
import { CertificateLinks } from '../shared/certificate-links'
import { NextHint } from '../shared/facts'
import { NextButton } from '../shared/next-button'
import * as styles from './page.module.css'

interface AfterFilmProps {
  training: TrainingDetail
  /** Whether the film has just ended, so that this is what to read next. */
  isLed: boolean
  again: () => void
}

/** What happened and what comes next, once the film was watched whole. */
export function AfterFilm({ training, isLed, again }: AfterFilmProps) {
  const { done: words } = useTrainingVideoTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isLed) return
    if (document.fullscreenElement) document.exitFullscreen()
    title.current?.focus()
  }, [isLed])
  return (
    <section className={styles.after} aria-labelledby="after-film">
      <h2 id="after-film" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <NextHint card={training} />
      {training.certificate && <CertificateLinks certificate={training.certificate} />}
      <div className={styles.ways}>
        {training.next !== 'wait' && training.next !== 'watch' && <NextButton card={training} size="large" />}
        <Button kind="secondary" size="large" onClick={again}>
          {words.again}
        </Button>
        <Button kind="secondary" size="large" to={trainingListPath}>
          {words.list}
        </Button>
      </div>
    </section>
  )
}

/** The way from the film to the certificate. */
export function HowItGoesOn({ rules }: Pick<TrainingDetail, 'rules'>) {
  const { steps: words } = useTrainingVideoTexts()
  const { questions, passMark, timeLimitMinutes } = rules
  const exam = timeLimitMinutes ? words.timed(questions, passMark, timeLimitMinutes) : words.exam(questions, passMark)
  return <NextSteps title={words.title} steps={[words.watch, exam, words.sign]} />
}
