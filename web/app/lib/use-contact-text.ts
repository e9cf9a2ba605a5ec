import { contactSentence, getContactPromises, withinDay } from '@portal/contract/contact-promise'
import { useLanguage } from '../core/texts'
import { httpApi } from './api'
import { useCall } from './use-call'

/**
 * By when the agency contacts the user, in words: as promised at the registration, or to somebody who writes now. Until that is known
 * and while `when` is false, for want of a session, the words of the specification.
 */
export function useContactText(given: 'registered' | 'now', when = true): string {
  const language = useLanguage()
  const call = useCall((options) => httpApi(getContactPromises, {}, options), { when, translated: false })
  return contactSentence(call.state === 'loaded' ? call.data[given] : withinDay, language)
}
