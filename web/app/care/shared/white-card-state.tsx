import type { WhiteCard } from '@portal/contract/care/white-card'
import { formatPastMoment } from '../../content/times'
import { useLanguage } from '../../core/texts'
import { useCareTexts } from '../../locales/care'
import styles from './care.module.css'
import { Fact, Facts } from './facts'
import { useContactText, useJoinSentences } from './promise-texts'

/** The status of a white card check with an explanation and the known details. */
export function WhiteCardState({ card }: { card: WhiteCard }) {
  const { whiteCard } = useCareTexts()
  const language = useLanguage()
  const contactText = useContactText()
  const joined = useJoinSentences()
  const moment = (wall: string) => wall && formatPastMoment(wall, language)
  return (
    <div className={styles.state}>
      <p className={styles.status} data-status={card.status}>
        {whiteCard.statuses[card.status]}
      </p>
      <p>{joined([whiteCard.hints[card.status], card.status === 'submitted' ? contactText(card.contactOn) : ''])}</p>
      <Facts>
        <Fact name={whiteCard.reason}>{card.reason}</Fact>
        <Fact name={whiteCard.number}>{card.medicaidId}</Fact>
        <Fact name={whiteCard.submittedAt}>{moment(card.submittedAt)}</Fact>
        <Fact name={whiteCard.decidedAt}>{moment(card.decidedAt)}</Fact>
      </Facts>
    </div>
  )
}
