import type { ContentRecord } from '@portal/contract/content/endpoints'
import { translatedFields } from '@portal/contract/content/kind'
import { cellsOf, isSameAt } from '@portal/contract/content/merge'
import { type Language, languages } from '@portal/contract/language'
import type { Managed } from '../kinds'

/** The languages that are not on the site as they are. */
export function changedLanguages({ languages: statuses }: Pick<ContentRecord, 'languages'>): Language[] {
  return languages.filter((one) => statuses[one].differs)
}

/** The languages that somebody has reviewed and that are not on the site as they are. */
export function canPublish(record: ContentRecord): Language[] {
  return changedLanguages(record).filter((one) => record.languages[one].readAt !== null)
}

/** Whether a choice of languages publishes nothing: neither a text nor a value that is the same in every language. */
export function publishesNothing({ kind }: Managed, record: ContentRecord, chosen: readonly Language[]): boolean {
  const { live, draft } = record
  if (chosen.length > 0 || translatedFields(kind).length === 0) return false
  if (live && changedLanguages(record).length === 0) return false
  return !live || cellsOf(kind).every((cell) => cell.language !== null || isSameAt(live, draft, cell))
}
