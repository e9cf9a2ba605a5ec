import type { Progress } from '@portal/contract/care/applications/requests'
import { useRequestsTexts } from '../../locales/requests'
import { Mark, type Tone } from '../../ui/mark'

const tones: Partial<Record<Progress, Tone>> = { finished: 'good', exception: 'bad', unknown: 'bad' }

/** How far an application is. */
export function ProgressMark({ progress, cancelled }: { progress: Progress; cancelled: boolean }) {
  const texts = useRequestsTexts()
  if (cancelled) return <Mark>{texts.cancelled}</Mark>
  return <Mark tone={tones[progress]}>{texts.progress[progress]}</Mark>
}
