import { relationships } from '@portal/contract/care/applications/applying'
import { birthDateProblem } from '@portal/contract/care/shared/birth-date'
import { fullName } from '@portal/contract/person/names'
import { formatPhone } from '../../../accounts/phone-number'
import { dayText } from '../../../content/day'
import { useLanguage } from '../../../core/texts'
import { useCareTexts } from '../../../locales/care'
import { usePeopleTexts } from '../../../locales/care-people'
import { useNotifyText } from '../promise-texts'
import { notifyInput, type PeopleValues } from './people'

/** Entered values for a summary; empty ones are left out. */
export interface ToldLines {
  title: string
  lines: string[]
}

/**
 * The entered data about people as summary lines, by part. Patients who apply for themselves have no separate contact
 * person, so that part is empty.
 */
export function usePeopleLines(
  values: PeopleValues,
  knownMedicaidId: string,
): Record<'applicant' | 'contact' | 'news' | 'note', ToldLines> {
  const words = usePeopleTexts()
  const { relationships: relations } = useCareTexts()
  const language = useLanguage()
  const notifyText = useNotifyText()
  const v = values
  const forSelf = v.forWhom === 'self'
  const relationship = relationships.find((one) => one === v.relationship)
  // An incomplete date is shown as typed.
  const birthDate = birthDateProblem(v.birthDate) ? v.birthDate : dayText(v.birthDate, language)
  const medicaidId = v.medicaidId.trim().toUpperCase() || (forSelf ? knownMedicaidId : '')
  const applicant = [
    fullName(v),
    birthDate && words.born(birthDate),
    formatPhone(v.phone),
    forSelf ? v.email : '',
    medicaidId && words.whiteCard(medicaidId),
  ]
  const contact = [
    fullName({ firstName: v.contactFirstName, lastName: v.contactLastName }),
    relationship ? relations[relationship] : '',
    v.permission === 'yes' ? words.permission : '',
    formatPhone(v.contactPhone),
    v.email,
  ]
  return {
    applicant: { title: words.applicant[forSelf ? 'self' : 'other'], lines: told(applicant) },
    contact: { title: words.contact, lines: forSelf ? [] : told(contact) },
    news: { title: words.news, lines: [notifyText(notifyInput(v.notify))] },
    note: { title: words.noteTitle, lines: told(v.note.split('\n')) },
  }
}

function told(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '')
}
