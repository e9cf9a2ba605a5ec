import { stateOf, type WhiteCard } from '@portal/contract/care/white-card/white-card'
import { contactSentence } from '@portal/contract/contact-promise'
import { formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useCareTexts } from '../../locales/care'
import * as styles from './care.module.css'
import { Fact, Facts } from './facts'
import { useJoinSentences } from './promise-texts'

/** The status of a white card check with an explanation and the known details. */
export function WhiteCardState({ card }: { card: WhiteCard }) {
  const { whiteCard } = useCareTexts()
  const language = useLanguage()
  const joined = useJoinSentences()
  const state = stateOf(card)
  const moment = (wall: string) => wall && formatPastMoment(wall, language)
  return (
    <div className={styles.state}>
      <p className={styles.status} data-status={card.status}>
        {whiteCard.statuses[state]}
      </p>
      <p>{joined([whiteCard.hints[state], card.promise ? contactSentence(card.promise, language) : ''])}</p>
      <Facts>
        <Fact name={whiteCard.reason}>{card.reason}</Fact>
        <Fact name={whiteCard.number}>{card.medicaidId && <span translate="no">{card.medicaidId}</span>}</Fact>
        <Fact name={whiteCard.submittedAt}>{moment(card.submittedAt)}</Fact>
        <Fact name={whiteCard.decidedAt}>{moment(card.decidedAt)}</Fact>
      </Facts>
    </div>
  )
}
