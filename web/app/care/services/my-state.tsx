import { isAskedAgain, mayHandIn, type WhiteCard } from '@portal/contract/care/white-card/white-card'
import { useRef } from 'react'
import { Button } from '../../core/button'
import { useCareTexts } from '../../locales/care'
import { useServiceTexts } from '../../locales/services'
import { whiteCardPath } from '../addresses'
import { Failed } from '../shared/call-content'
import { Panel } from '../shared/panel'
import { WhiteCardState } from '../shared/white-card-state'
import { CardForm } from '../white-card/card-form'
import { Drafts } from './drafts'
import * as styles from './services.module.css'
import type { OwnCare } from './services-data'

/** The patient's progress: unfinished applications, and the status of the white card with the next step. */
export function MyState({ mine: { card, drafts }, again }: { mine: OwnCare; again: () => void }) {
  const { whiteCard } = useCareTexts()
  const words = useServiceTexts()
  const frame = useRef<HTMLDivElement>(null)
  const onDiscarded = () => {
    // The button that has the focus is about to be removed.
    frame.current?.focus()
    again()
  }
  return (
    <div ref={frame} tabIndex={-1} className={styles.mine}>
      {drafts instanceof Error ? (
        <Failed title={words.drafts.failed} again={again} />
      ) : (
        <Drafts drafts={drafts} onDiscarded={onDiscarded} />
      )}
      <Panel title={whiteCard.title}>
        {card instanceof Error ? <Failed title={words.card.failed} again={again} /> : <Card card={card} />}
      </Panel>
    </div>
  )
}

function Card({ card }: { card: WhiteCard }) {
  const words = useServiceTexts()
  const isAwaited = mayHandIn(card.status)
  return (
    <>
      <WhiteCardState card={card} />
      {isAskedAgain(card) ? (
        <CardForm />
      ) : (
        <Button to={whiteCardPath} kind={isAwaited ? 'primary' : 'secondary'} mainAction={isAwaited}>
          {isAwaited ? words.card.handIn : words.card.see}
        </Button>
      )}
    </>
  )
}
