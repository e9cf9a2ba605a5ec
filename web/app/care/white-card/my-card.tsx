import type { WhiteCard } from '@portal/contract/care/white-card'
import { Button } from '../../core/button'
import { useWhiteCardTexts } from '../../locales/white-card'
import { servicesPath } from '../addresses'
import { Panel } from '../shared/panel'
import { WhiteCardState } from '../shared/white-card-state'
import { CardForm } from './card-form'
import styles from './white-card.module.css'

/** The status of the user's white card check, and the available actions. */
export function MyCard({ card }: { card: WhiteCard }) {
  const words = useWhiteCardTexts()
  return (
    <div className={styles.mine}>
      {card.status === 'waiting' && <CardForm isKnown={card.medicaidId !== ''} />}
      <Panel title={words.state}>
        <WhiteCardState card={card} />
        {card.status === 'ineligible' && <p>{words.ineligible}</p>}
        <Button
          to={servicesPath}
          kind={card.status === 'eligible' ? 'accent' : 'secondary'}
          size={card.status === 'eligible' ? 'large' : 'normal'}
        >
          {words.next[card.status]}
        </Button>
      </Panel>
    </div>
  )
}
