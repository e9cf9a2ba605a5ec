import type { AuditEntry } from '@portal/contract/staff/audit'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useAuditTexts } from '../../locales/audit'

type Who = AuditEntry['actor']

/** Shortens ids, since the beginning is enough to tell two apart. */
const short = (id: string) => (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id) ? id.slice(0, 8) : id)

/** Names of the log's actions, records and people in words. Unknown ones are shown as the log has them. */
export function useAuditWords() {
  const texts = useAuditTexts()
  const language = useLanguage()
  const thingOf = (kind: string) => texts.things[kind] ?? kind
  const nameOf = ({ id, kind, name }: Who) => name || [texts.kinds[kind], id && short(id)].filter(Boolean).join(' ')
  return {
    nameOf,
    actionOf: (action: string) => {
      const [kind = '', ...rest] = action.split('.')
      const deed = rest.join('.')
      // A forbidden `call` is not the action of `application.call`.
      if (!deed) return texts.things[kind] ?? texts.deeds[kind] ?? kind
      return [thingOf(kind), texts.deeds[deed] ?? deed].filter(Boolean).join(' · ')
    },
    recordOf: ({ record, about }: Pick<AuditEntry, 'record' | 'about'>) => {
      const [kind = '', ...rest] = record.split(' ')
      return [thingOf(kind), about?.name || short(rest.join(' '))].filter(Boolean).join(' ')
    },
    /** The number of repetitions of an entry, in words, if it has one. */
    repetitionsOf: ({ outcome, details: { times, since } }: Pick<AuditEntry, 'outcome' | 'details'>) =>
      times &&
      since &&
      texts[outcome === 'refused' ? 'refusedAgain' : 'doneAgain'](Number(times), shownMoment(since, language)),
  }
}

/** The console's page of a record, if there is one. */
export function pageOf({ record, about }: Pick<AuditEntry, 'record' | 'about'>): string | undefined {
  const [kind, id] = record.split(' ')
  if (kind === 'comment') return `/reviews/${id}`
  if (!about) return undefined
  return pageOfPerson(about)
}

/** The page of an account, or of a deleted account while its name is kept. */
function pageOfPerson({ id, kind }: Who): string | undefined {
  if (!id || kind === 'gone') return undefined
  if (kind === 'deleted') return `/accounts/deleted/${id}`
  return kind === 'staff' ? `/people/${id}` : `/accounts/${id}`
}
