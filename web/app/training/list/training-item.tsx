import type { TrainingCard } from '@portal/contract/training/own'
import { dayText } from '../../content/day'
import { useLanguage } from '../../core/texts'
import { useTrainingTexts } from '../../locales/training'
import { Phrases } from '../../ui/phrases'
import { acrossUpTo, Picture } from '../../ui/picture'
import { CertificateLinks } from '../shared/certificate-links'
import { DueDate, NextHint } from '../shared/facts'
import { NextButton, ResultButton } from '../shared/next-button'
import { StatusMark } from '../shared/status-mark'
import { hoursOf } from '../shared/times'
import * as styles from './list.module.css'

/** A module in the list: status, due date, and what to do next or the certificate. */
export function TrainingItem({ card }: { card: TrainingCard }) {
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture path={card.poster} alt="" sizes={acrossUpTo('40rem', '240px')} />
      </div>
      <div className={styles.words}>
        <h3>
          <Phrases text={card.title} />
        </h3>
        <StatusMark card={card} />
        {card.status === 'signed' ? <Signed card={card} /> : <Open card={card} />}
      </div>
    </li>
  )
}

function Open({ card }: { card: TrainingCard }) {
  const words = useTrainingTexts()
  return (
    <>
      <DueDate card={card} />
      <NextHint card={card} />
      <p>{words.worth(words.hours(hoursOf(card.minutes)))}</p>
      <NextButton card={card} kind="secondary" />
      <ResultButton card={card} />
    </>
  )
}

function Signed({ card }: { card: TrainingCard }) {
  const { certificate: words } = useTrainingTexts()
  const language = useLanguage()
  const { certificate } = card
  if (!certificate) return null
  const { completedOn, withdrawn } = certificate
  return (
    <>
      <p>
        {withdrawn
          ? words.withdrawn(dayText(withdrawn.on, language), withdrawn.reason)
          : words.completed(dayText(completedOn, language))}
      </p>
      <CertificateLinks certificate={certificate} />
    </>
  )
}
