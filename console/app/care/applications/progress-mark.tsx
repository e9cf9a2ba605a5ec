import type { Progress } from '@portal/contract/care/applications/applications'
import { useApplicationsTexts } from '../../locales/applications'
import { Mark, type Tone } from '../../ui/mark'

const tones: Partial<Record<Progress, Tone>> = { finished: 'good', exception: 'bad', unknown: 'bad' }

/** The progress of an application, as a badge. */
export function ProgressMark({ progress, cancelled }: { progress: Progress; cancelled: boolean }) {
  const texts = useApplicationsTexts()
  if (cancelled) return <Mark>{texts.cancelled}</Mark>
  return <Mark tone={tones[progress]}>{texts.progress[progress]}</Mark>
}
