import type { WhiteCard } from '@portal/contract/care/white-card'
import { Button } from '../../ui/button'
import { whiteCardPath } from '../addresses'
import { Failed } from '../shared/answered'
import { useCareTexts } from '../shared/care-texts'
import { WhiteCardState } from '../shared/white-card-state'
import { useRequestTexts } from './request-texts'
import styles from './requests.module.css'

interface WhiteCardPartProps {
  known: WhiteCard | 'failed'
  again: () => void
}

/** How far the check of the own white card is: what comes before an application (W06). */
export function WhiteCardPart({ known, again }: WhiteCardPartProps) {
  const words = useRequestTexts().whiteCard
  const { title } = useCareTexts().whiteCard
  return (
    <section className={styles.card} aria-labelledby="white-card-state">
      <h2 id="white-card-state">{title}</h2>
      {known === 'failed' ? <Failed title={words.failed} again={again} /> : <WhiteCardState card={known} />}
      <Button kind="secondary" to={whiteCardPath}>
        {words.more}
      </Button>
    </section>
  )
}
