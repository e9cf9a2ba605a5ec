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

/** The state of a check. */
export function CheckMark({ status }: { status: WhiteCardStatus }) {
  const texts = useChecksTexts()
  return <Mark tone={tones[status]}>{texts.status[status]}</Mark>
}
