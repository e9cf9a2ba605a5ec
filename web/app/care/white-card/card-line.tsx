import { getCardHolder } from '@portal/contract/care/shared/card-holder'
import { stateOf } from '@portal/contract/care/white-card/white-card'
import { Link } from 'react-router'
import { httpApi } from '../../lib/api'
import { useCall } from '../../lib/use-call'
import { useCareTexts } from '../../locales/care'
import { useWhiteCardTexts } from '../../locales/white-card'
import { resultPath } from '../addresses'
import { HolderAsked } from './holder-line'
import * as styles from './white-card.module.css'

/** The status of the submitted number, or the card holder that it lacks; renders nothing before a submission or during the check. */
export function CardLine() {
  const { line: words } = useWhiteCardTexts()
  const { whiteCard } = useCareTexts()
  const call = useCall((options) => httpApi(getCardHolder, {}, { ...options, background: true }), { translated: false })
  if (call.state !== 'loaded' || call.data.submittedAt === '') return null
  if (call.data.isAsked) return <HolderAsked />
  if (call.data.status === 'submitted') return null
  const state = stateOf(call.data)
  return (
    <div role="status" className={styles.line}>
      <p>
        {words.state} <strong>{whiteCard.statuses[state]}</strong>
        {call.data.number && (
          <>
            {' '}
            (<span translate="no">{call.data.number}</span>)
          </>
        )}
      </p>
      <p>
        <span>{whiteCard.hints[state]}</span>{' '}
        <Link to={`${resultPath}/submitWC`}>
          <span>{words.next}</span>
        </Link>
      </p>
    </div>
  )
}
