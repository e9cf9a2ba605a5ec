import { useWhiteCardTexts } from '../../locales/white-card'
import { Panel } from '../shared/panel'
import { CardForm } from './card-form'

interface CardPanelProps {
  /** The source of a number that is already known. */
  knownFrom: 'check' | 'registration' | 'nowhere'
  /** Whether the form replaces the element that had the focus. */
  takesFocus?: boolean | undefined
}

/**
 * The form for the number, with its purpose. A number from the registration has to be submitted too, since only here the patient asks
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
