import { getWhiteCard, type WhiteCard } from '@portal/contract/care/white-card'
import { NextSteps } from '../../content/next-steps'
import { httpApi } from '../../core/api'
import { Button } from '../../core/button'
import { useResultTexts } from '../../locales/care-result'
import { servicesPath, whiteCardPath } from '../addresses'
import { Answered } from '../shared/answered'
import { Panel } from '../shared/panel'
import { WhiteCardState } from '../shared/white-card-state'
import styles from './result.module.css'

/** What happens after a white card was handed in: submitWC (H07). */
export function CardResult() {
  const { card: words } = useResultTexts()
  return (
    <>
      <h1>{words.title}</h1>
      <Answered ask={(options) => httpApi(getWhiteCard, {}, options)}>
        {(card) => (card.status === 'waiting' ? <NoCard /> : <Told card={card} status={card.status} />)}
      </Answered>
    </>
  )
}

function Told({ card, status }: { card: WhiteCard; status: Exclude<WhiteCard['status'], 'waiting'> }) {
  const words = useResultTexts()
  return (
    <>
      {status === 'submitted' && <p className={styles.lead}>{words.card.thanks}</p>}
      <div className={styles.columns}>
        <Panel>
          <WhiteCardState card={card} />
        </Panel>
        <div className={styles.screen}>
          <NextSteps title={words.next} steps={words.card.steps[status]} />
        </div>
      </div>
      <div className={styles.ways}>
        <Button to={servicesPath} size="large">
          {words.services}
        </Button>
        <Button to="/user/index" kind="secondary" size="large">
          {words.center}
        </Button>
        <Button to="/" kind="secondary" size="large">
          {words.home}
        </Button>
      </div>
    </>
  )
}

/** Whoever comes here by hand is shown the way. */
export function NoCard() {
  const { card: words } = useResultTexts()
  return (
    <Panel title={words.waiting}>
      <p>{words.waitingText}</p>
      <Button to={whiteCardPath} size="large">
        {words.handIn}
      </Button>
    </Panel>
  )
}
