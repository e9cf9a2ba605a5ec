import { getWhiteCard, type WhiteCard } from '@portal/contract/care/white-card'
import { AfterDeed } from '../../content/after-deed'
import { httpApi } from '../../core/api'
import { Button } from '../../core/button'
import { useResultTexts } from '../../locales/care-result'
import { servicesPath, whiteCardPath } from '../addresses'
import { Answered } from '../shared/answered'
import { Panel } from '../shared/panel'
import { useContactText } from '../shared/promise-texts'
import { WhiteCardState } from '../shared/white-card-state'

/** Next steps after a white card was submitted: submitWC (H07). */
export function CardResult() {
  const { card: words } = useResultTexts()
  return (
    <Answered ask={(options) => httpApi(getWhiteCard, {}, options)}>
      {(card) =>
        card.status === 'waiting' ? (
          <>
            <h1>{words.title}</h1>
            <NoCard />
          </>
        ) : (
          <Told card={card} status={card.status} />
        )
      }
    </Answered>
  )
}

function Told({ card, status }: { card: WhiteCard; status: Exclude<WhiteCard['status'], 'waiting'> }) {
  const words = useResultTexts()
  const contactText = useContactText()
  const { steps, thanks, title } = words.card
  const ahead = status === 'submitted' ? steps[status].toSpliced(1, 0, contactText(card.contactOn)) : steps[status]
  return (
    <AfterDeed
      title={title}
      text={status === 'submitted' ? thanks : undefined}
      next={{ title: words.next, steps: ahead }}
      ways={
        <>
          <Button to={servicesPath} size="large">
            {words.services}
          </Button>
          <Button to="/user/index" kind="secondary" size="large">
            {words.center}
          </Button>
          <Button to="/" kind="secondary" size="large">
            {words.home}
          </Button>
        </>
      }
    >
      <Panel>
        <WhiteCardState card={card} />
      </Panel>
    </AfterDeed>
  )
}

/** Shown when the user has not submitted a white card. */
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
