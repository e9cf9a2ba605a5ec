import { getWhiteCard, type WhiteCard } from '@portal/contract/care/white-card'
import { ActionResult } from '../../content/action-result'
import { httpApi } from '../../core/api'
import { Button } from '../../core/button'
import { useResultTexts } from '../../locales/care-result'
import { servicesPath, whiteCardPath } from '../addresses'
import { CallContent } from '../shared/call-content'
import { Panel } from '../shared/panel'
import { useContactText } from '../shared/promise-texts'
import { WhiteCardState } from '../shared/white-card-state'

/** Next steps after a white card was submitted: submitWC (H07). */
export function CardResult() {
  const { card: words } = useResultTexts()
  return (
    <CallContent load={(options) => httpApi(getWhiteCard, {}, options)}>
      {(card) =>
        card.status === 'waiting' ? (
          <>
            <h1>{words.title}</h1>
            <NoCard />
          </>
        ) : (
          <CardStatus card={card} status={card.status} />
        )
      }
    </CallContent>
  )
}

function CardStatus({ card, status }: { card: WhiteCard; status: Exclude<WhiteCard['status'], 'waiting'> }) {
  const words = useResultTexts()
  const contactText = useContactText()
  const { steps, thanks, title } = words.card
  const ahead = status === 'submitted' ? steps[status].toSpliced(1, 0, contactText(card.contactOn)) : steps[status]
  return (
    <ActionResult
      title={title}
      text={status === 'submitted' ? thanks : undefined}
      next={{ title: words.next, steps: ahead }}
      actions={
        <>
          <Button to={servicesPath} size="large" data-main-action>
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
    </ActionResult>
  )
}

/** Shown when the user has not submitted a white card. */
export function NoCard() {
  const { card: words } = useResultTexts()
  return (
    <Panel title={words.waiting}>
      <p>{words.waitingText}</p>
      <Button to={whiteCardPath} size="large" data-main-action>
        {words.handIn}
      </Button>
    </Panel>
  )
}
