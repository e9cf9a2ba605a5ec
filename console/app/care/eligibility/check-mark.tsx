import type { WhiteCardStatus } from '@portal/contract/accounts/own'
import { useChecksTexts } from '../../locales/checks'
import { Mark, type Tone } from '../../ui/mark'

const tones: Partial<Record<WhiteCardStatus, Tone>> = {
  eligible: 'good',
  managed_care: 'good',
  limited: 'bad',
  spend_down: 'bad',
  ineligible: 'bad',
  not_found: 'bad',
}

/** The status of a Medicaid check, as a badge. */
export function CheckMark({ status }: { status: WhiteCardStatus }) {
  const texts = useChecksTexts()
  return <Mark tone={tones[status]}>{texts.status[status]}</Mark>
}
