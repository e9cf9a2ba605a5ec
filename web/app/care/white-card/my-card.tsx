import { isAskedAgain, mayHandIn, type WhiteCard } from '@portal/contract/care/white-card/white-card'
import { useState } from 'react'
import { Button } from '../../core/button'
import { useSessionUser } from '../../core/use-session'
import { useWhiteCardTexts } from '../../locales/white-card'
import { servicesPath } from '../addresses'
import { Panel } from '../shared/panel'
import { WhiteCardState } from '../shared/white-card-state'
import { CardPanel } from './card-panel'
import { HolderPart } from './holder-part'
import * as styles from './white-card.module.css'

/** The status of the user's white card check, and the available actions. A request for another number is above its form. */
export function MyCard({ card }: { card: WhiteCard }) {
  const isAgain = isAskedAgain(card)
  return (
    <div className={styles.mine}>
      {isAgain && <State card={card} />}
      {mayHandIn(card.status) && <HandIn card={card} />}
      <HolderPart />
      {!isAgain && <State card={card} />}
    </div>
  )
}

/** The form for the number. Users who opened the account for another person first say whose card it is. */
function HandIn({ card }: { card: WhiteCard }) {
  const isHelper = useSessionUser()?.careFor === 'other'
  const isAgain = isAskedAgain(card)
  const isAsked = isHelper && !isAgain
  const [isOwn, setOwn] = useState(false)
  if (isAsked && !isOwn) return <Whose onOwn={() => setOwn(true)} />
  return <CardPanel knownFrom={isAgain ? 'check' : card.medicaidId ? 'registration' : 'nowhere'} takesFocus={isAsked} />
}

function Whose({ onOwn }: { onOwn: () => void }) {
  const { whose: words } = useWhiteCardTexts()
  return (
    <Panel title={words.title}>
      <p>{words.text}</p>
      <div className={styles.actions}>
        <Button to={servicesPath} size="large" mainAction>
          {words.other}
        </Button>
        <Button kind="secondary" size="large" onClick={onOwn}>
          {words.own}
        </Button>
      </div>
    </Panel>
  )
}

/** Whether the patient can change the answer by an action or more information. */
function isRefused(status: WhiteCard['status']): boolean {
  return status === 'ineligible' || status === 'limited' || status === 'spend_down'
}

function State({ card }: { card: WhiteCard }) {
  const words = useWhiteCardTexts()
  return (
    <Panel title={words.state}>
      <WhiteCardState card={card} />
      {isRefused(card.status) && <p>{words.ineligible}</p>}
      {card.status !== 'not_found' && (
        <Button
          to={servicesPath}
          kind={card.status === 'eligible' ? 'accent' : 'secondary'}
          size={card.status === 'eligible' ? 'large' : 'normal'}
        >
          {words.next[card.status]}
        </Button>
      )}
    </Panel>
  )
}
