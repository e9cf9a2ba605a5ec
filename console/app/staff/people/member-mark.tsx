import type { StaffMember } from '@portal/contract/staff/people'
import { usePeopleTexts } from '../../locales/people'
import { Mark, type Tone } from '../../ui/mark'

const tones: Partial<Record<StaffMember['state'], Tone>> = { active: 'good', disabled: 'bad' }

/** Whether a member can log in, as a badge. */
export function MemberMark({ state }: Pick<StaffMember, 'state'>) {
  const texts = usePeopleTexts()
  return <Mark tone={tones[state]}>{texts.states[state]}</Mark>
}
