import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import { contactSentence } from '@portal/contract/contact-promise'
import { useLanguage } from '../../core/texts'
import { useCareTexts } from '../../locales/care'

type Notify = ApplicationDetail['notify']

/** How the user will get news about an application; promises only the selected channels. */
export function useNotifyText(): (notify: Notify) => string {
  const { tell } = useCareTexts()
  const joined = useJoinSentences()
  return (notify) => joined([tell[wayOf(notify)], tell.also])
}

/** The next steps after an application was submitted, using only the selected notification channels. */
export function useStepsAhead(toDo: string): (application: ApplicationDetail) => string[] {
  const { tell, phoneNear } = useCareTexts()
  const language = useLanguage()
  const notifyText = useNotifyText()
  const joined = useJoinSentences()
  return ({ method, notify, promise }) => {
    const way = wayOf(notify)
    const reminder = method === 'offline' && way !== 'none' ? tell.remind : ''
    const call = joined([contactSentence(promise, language), phoneNear])
    return [tell.confirm[way], call, toDo, joined([reminder, notifyText(notify)])].filter(Boolean)
  }
}

/** Joins sentences, with a space between them in English. */
export function useJoinSentences(): (sentences: readonly string[]) => string {
  const space = useLanguage() === 'en' ? ' ' : ''
  return (sentences) => sentences.filter(Boolean).join(space)
}

function wayOf({ sms, email }: Notify): 'both' | 'sms' | 'email' | 'none' {
  if (sms && email) return 'both'
  if (sms) return 'sms'
  return email ? 'email' : 'none'
}
