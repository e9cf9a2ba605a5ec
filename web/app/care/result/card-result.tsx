import {
  getWhiteCard,
  type HandInStatus,
  isAskedAgain,
  mayHandIn,
  type WhiteCard,
} from '@portal/contract/care/white-card/white-card'
import { contactSentence } from '@portal/contract/contact-promise'
import { withInserted } from '@portal/contract/lists'
import { useLocation } from 'react-router'
import { ActionResult } from '../../content/action-result'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { httpApi } from '../../lib/api'
import { useCareTexts } from '../../locales/care'
import { useResultTexts } from '../../locales/care-result'
import { servicesPath, whiteCardPath } from '../addresses'
import { CallContent } from '../shared/call-content'
import { Panel } from '../shared/panel'
import { WhiteCardState } from '../shared/white-card-state'
import { CardPanel } from '../white-card/card-panel'
import { HolderPart } from '../white-card/holder-part'

/** Next steps after a white card was submitted: submitWC (H07). */
export function CardResult() {
  const { card: words } = useResultTexts()
  // The form for another number is on this page and leads back to it.
  const { key } = useLocation()
  return (
    <CallContent key={key} load={(options) => httpApi(getWhiteCard, {}, options)}>
      {(card) =>
        mayHandIn(card.status) ? (
          <>
            <h1>{words.title}</h1>
            <NoCard card={card} />
          </>
        ) : (
          <CardStatus card={card} status={card.status} />
        )
      }
    </CallContent>
  )
}

function CardStatus({ card, status }: { card: WhiteCard; status: Exclude<WhiteCard['status'], HandInStatus> }) {
  const words = useResultTexts()
  const language = useLanguage()
  const { steps, thanks, title } = words.card
  const ahead = card.promise ? withInserted(steps[status], 1, contactSentence(card.promise, language)) : steps[status]
  return (
    <ActionResult
      title={title}
      text={status === 'submitted' ? thanks : undefined}
      outcome={<HolderPart />}
      next={{ title: words.next, steps: ahead }}
      actions={
        <>
          <Button to={servicesPath} size="large" mainAction>
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

/** Shown when the user has no white card under review: none was submitted, or its number has to be submitted again. */
export function NoCard({ card }: { card: WhiteCard }) {
  const { card: words } = useResultTexts()
  const { whiteCard } = useCareTexts()
  if (isAskedAgain(card))
    return (
      <>
        <Panel title={whiteCard.title}>
          <WhiteCardState card={card} />
        </Panel>
        <CardPanel knownFrom="check" />
      </>
    )
  return (
    <Panel title={words.waiting}>
      <p>{words.waitingText}</p>
      <Button to={whiteCardPath} size="large" mainAction>
        {words.handIn}
      </Button>
    </Panel>
  )
}
