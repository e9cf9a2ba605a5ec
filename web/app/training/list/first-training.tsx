import type { TrainingCard } from '@portal/contract/training/own'
import { useTrainingTexts } from '../../locales/training'
import { Phrases } from '../../ui/phrases'
import { acrossUpTo, Picture } from '../../ui/picture'
import { DueDate, NextHint } from '../shared/facts'
import { NextButton, ResultButton } from '../shared/next-button'
import { StatusMark } from '../shared/status-mark'
import * as styles from './list.module.css'

/** The training to do next, large and first. */
export function FirstTraining({ card }: { card: TrainingCard }) {
  const words = useTrainingTexts()
  return (
    <section className={styles.first} aria-labelledby="first-training">
      <div className={styles.picture}>
        <Picture path={card.poster} alt={card.posterAlt} sizes={acrossUpTo('40rem', '440px')} first />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{words.first}</p>
        <h2 id="first-training" tabIndex={-1}>
          <Phrases text={card.title} />
        </h2>
        <StatusMark card={card} />
        <DueDate card={card} />
        <NextHint card={card} />
        <NextButton card={card} size="large" />
        <ResultButton card={card} />
      </div>
    </section>
  )
}
