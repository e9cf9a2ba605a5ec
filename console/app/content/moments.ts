import type { Language } from '@portal/contract/language'
import { formatPastMoment } from '@portal/contract/moments'
import { isSecond, isWritten, momentOf, wallTimeOf } from '@portal/contract/wall-time'
import { zoneAt } from './publish/wall-time'

/** A written moment in words; of two hours alike with its zone. */
export function shownWritten(text: string, language: Language): string {
  if (!isWritten(text)) return text
  const shown = formatPastMoment(wallTimeOf(text), language)
  const moment = isSecond(text) ? momentOf(text) : null
  return moment ? `${shown} (${zoneAt(moment)})` : shown
}
