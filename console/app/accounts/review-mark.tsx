import type { reviewStatuses } from '@portal/contract/accounts/documents'
import { useCaregiversTexts } from '../locales/caregivers'
import { Mark, type Tone } from '../ui/mark'

type Status = (typeof reviewStatuses)[number]

const tones: Partial<Record<Status, Tone>> = { approved: 'good', rejected: 'bad' }

/** The state of a review. */
export function ReviewMark({ status }: { status: Status }) {
  const texts = useCaregiversTexts()
  return <Mark tone={tones[status]}>{texts.status[status]}</Mark>
}
