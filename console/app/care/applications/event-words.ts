import type { RequestEvent } from '@portal/contract/care/applications/requests'
import { formatMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useRequestsTexts } from '../../locales/requests'

/** Returns a function that says what an event was, and what was written with it. */
export function useEventWords() {
  const { history, progress, papers } = useRequestsTexts()
  const language = useLanguage()
  return (event: RequestEvent): { title: string; text: string } => {
    const { kind, text } = event
    const paper = event.document ? papers.kinds[event.document] : ''
    if (kind === 'moved') return { title: history.kinds.moved(formatMoment(text, language)), text: '' }
    if (kind === 'progress')
      return { title: history.kinds.progress(event.progress ? progress[event.progress] : ''), text }
    if (kind === 'paper_wanted' || kind === 'paper_added') return { title: history.kinds[kind](paper), text }
    return { title: history.kinds[kind], text }
  }
}
