import { isAskedAgain, type WhiteCard } from '@portal/contract/care/white-card/white-card'
import { Button } from '../../core/button'
import type { Call } from '../../lib/use-call'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import { whiteCardPath } from '../addresses'
import { Failed } from '../shared/call-content'
import { WhiteCardState } from '../shared/white-card-state'
import { CardForm } from '../white-card/card-form'
import * as styles from './applications.module.css'

/** The status of the user's white card check, the step before an application (W06). */
export function WhiteCardPart({ call }: { call: Call<WhiteCard> }) {
  const words = useApplicationsTexts().whiteCard
  const { page, whiteCard } = useCareTexts()
  return (
    <section className={styles.card} aria-labelledby="white-card-state">
      <h2 id="white-card-state">{whiteCard.title}</h2>
      <p>{whiteCard.own}</p>
      {call.state === 'loading' && <p role="status">{page.loading}</p>}
      {call.state === 'failed' && <Failed title={words.failed} again={call.retry} />}
      {call.state === 'loaded' && <WhiteCardState card={call.data} />}
      {call.state === 'loaded' && isAskedAgain(call.data) && <CardForm />}
      <Button kind="secondary" to={whiteCardPath}>
        {words.more}
      </Button>
    </section>
  )
}
