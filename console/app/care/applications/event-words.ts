import type { ApplicationEvent } from '@portal/contract/care/applications/applications'
import { formatMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'

/** Returns a function that describes an event, with the text that was entered with it. */
export function useEventWords() {
  const { history, progress, documents } = useApplicationsTexts()
  const language = useLanguage()
  return (event: ApplicationEvent): { title: string; text: string } => {
    const { kind, text } = event
    const document = event.document ? documents.kinds[event.document] : ''
    if (kind === 'moved') return { title: history.kinds.moved(formatMoment(text, language)), text: '' }
    if (kind === 'progress')
      return { title: history.kinds.progress(event.progress ? progress[event.progress] : ''), text }
    if (kind === 'paper_wanted' || kind === 'paper_added') return { title: history.kinds[kind](document), text }
    return { title: history.kinds[kind], text }
  }
}
