import { useWhiteCardTexts } from '../../locales/white-card'
import { Panel } from '../shared/panel'
import { CardForm } from './card-form'

interface CardPanelProps {
  /** Where the patient has given a number before. */
  knownFrom: 'check' | 'registration' | 'nowhere'
  /** Whether it appears in the place of what had the focus. */
  takesFocus?: boolean | undefined
}

/**
 * The form for the number with what it is for. A number from the registration is submitted the same way, since only here the patient asks
 * for the check.
 */
export function CardPanel({ knownFrom, takesFocus }: CardPanelProps) {
  const { form: words } = useWhiteCardTexts()
  return (
    <Panel title={knownFrom === 'check' ? words.again : words.title}>
      <p>{words.text}</p>
      {knownFrom === 'registration' && <p>{words.known}</p>}
      <p>{words.other}</p>
      <CardForm takesFocus={takesFocus} />
    </Panel>
  )
}
