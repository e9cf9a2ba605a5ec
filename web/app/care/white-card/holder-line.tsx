import { getCardHolder } from '@portal/contract/care/shared/card-holder'
import { Link } from 'react-router'
import { httpApi } from '../../lib/api'
import { useCall } from '../../lib/use-call'
import { useWhiteCardTexts } from '../../locales/white-card'
import { whiteCardPath } from '../addresses'
import * as styles from './white-card.module.css'

/** Asks for the card holder if a submitted card needs one; otherwise renders nothing. */
export function HolderLine() {
  const call = useCall((options) => httpApi(getCardHolder, {}, { ...options, background: true }), { translated: false })
  return call.state === 'loaded' && call.data.isAsked ? <HolderAsked /> : null
}

/** Links to the form for the card holder's name and date of birth. */
export function HolderAsked() {
  const { holder: words } = useWhiteCardTexts()
  return (
    <p role="status" className={styles.line}>
      {words.line} <Link to={whiteCardPath}>{words.tell}</Link>
    </p>
  )
}
