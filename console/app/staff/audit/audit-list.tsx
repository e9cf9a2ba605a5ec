import type { AuditEntry } from '@portal/contract/staff/audit'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useAuditTexts } from '../../locales/audit'
import type { Column } from '../../ui/list/list-table'
import styles from './audit.module.css'
import { pageOf, useAuditWords } from './audit-words'

/** The columns of the audit log. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const texts = useAuditTexts()
  const language = useLanguage()
  const { actionOf, repetitionsOf } = useAuditWords()
  return [
    { head: texts.when, cell: ({ at }) => shownMoment(at, language) },
    { head: texts.who, cell: (entry) => <Who {...entry} /> },
    {
      head: texts.action,
      cell: ({ action }) => (
        <>
          <span>{actionOf(action)}</span>
          <br />
          <span className={styles.code}>{action}</span>
        </>
      ),
      className: styles.action,
    },
    { head: texts.record, cell: (entry) => <Record entry={entry} />, isName: true, className: styles.record },
    {
      head: texts.outcome,
      cell: ({ outcome }) => (
        <span className={outcome === 'refused' ? styles.refused : undefined}>
          {outcome === 'refused' ? texts.outcomes.refused : texts.outcomes.done}
        </span>
      ),
    },
    {
      head: texts.details,
      cell: (entry) => repetitionsOf(entry) || <Details details={entry.details} />,
      className: styles.details,
    },
    { head: texts.openRecord, cell: (entry) => <OpenRecord entry={entry} /> },
  ]
}

function Who({ actor }: AuditEntry) {
  const texts = useAuditTexts()
  const { nameOf } = useAuditWords()
  const name = nameOf(actor)
  if (!actor.id) return <span>{name}</span>
  return (
    <>
      <Link to={`?person=${actor.id}`} aria-label={texts.onlyPerson(name)} translate="no">
        {name}
      </Link>
      {actor.kind === 'deleted' && (
        <>
          <br />
          <Link to={`/accounts/deleted/${actor.id}`}>{texts.whoWas}</Link>
        </>
      )}
    </>
  )
}

function Record({ entry }: { entry: AuditEntry }) {
  const texts = useAuditTexts()
  const what = useAuditWords().recordOf(entry)
  const { record } = entry
  return (
    <Link to={`?${new URLSearchParams({ record })}`} aria-label={texts.onlyRecord(what)} title={record}>
      {what}
    </Link>
  )
}

function OpenRecord({ entry }: { entry: AuditEntry }) {
  const texts = useAuditTexts()
  const { recordOf } = useAuditWords()
  const page = pageOf(entry)
  return (
    page && (
      <Link to={page} aria-label={texts.openOf(recordOf(entry))}>
        {texts.openRecord}
      </Link>
    )
  )
}

const short = 60
const idEnds = /([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/g

/** Further details of the entry; the ids of a whole list stay collapsed. */
function Details({ details }: Pick<AuditEntry, 'details'>) {
  const text = Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
  if (text.length <= short) return <span className={styles.code}>{text}</span>
  return (
    <details className={styles.code}>
      <summary>
        <span>{text.replace(idEnds, '$1').slice(0, short / 2)}</span>…
      </summary>
      {text}
    </details>
  )
}
