import { useApplicationTexts } from '../../locales/application'
import { type ToldLines, usePeopleLines } from '../shared/people/people-lines'
import { homeLines } from '../shared/people/person-text'
import type { StepProps } from './step-props'
import type { Step } from './steps'

/** The entered values as summary lines, by part, with the step where each part can be changed. */
export function useSummaryLines({ values, info }: Pick<StepProps, 'values' | 'info'>): (ToldLines & { step: Step })[] {
  const words = useApplicationTexts()
  const { applicant, contact, news, note } = usePeopleLines(values, info.medicaidId)
  return [
    { step: 'who', ...applicant },
    ...(values.forWhom === 'other' ? [{ step: 'who' as const, ...contact }] : []),
    { step: 'home', title: words.home, lines: homeLines(values) },
    { step: 'home', title: words.help, lines: note.lines },
    { step: 'home', ...news },
  ]
}
