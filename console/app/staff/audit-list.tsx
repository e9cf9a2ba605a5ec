import type { OutputOf } from '@portal/contract/endpoint'
import type { AuditEntry, getAuditLog } from '@portal/contract/staff/audit'
import { Link, useSearchParams } from 'react-router'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useAuditTexts } from '../locales/audit'
import { Columns, ListTable } from '../ui/list-table'
import styles from './audit.module.css'
import { filtersIn } from './audit-filters'
import { pageOf, useAuditWords } from './audit-words'

/** One page of the audit log. */
export function AuditList({ records, next }: OutputOf<typeof getAuditLog>) {
  const texts = useAuditTexts()
  const [params] = useSearchParams()
  const filters = filtersIn(params)
  if (records.length === 0) return <p role="status">{texts.none}</p>
  return (
    <>
      <p role="status" className={styles.soft}>
        {texts.found(records.length)}
      </p>
      <ListTable
        head={
          <>
            <Columns labels={[texts.when, texts.who, texts.action, texts.record, texts.outcome, texts.details]} />
            <td />
          </>
        }
      >
        {records.map((entry) => (
          <Row key={entry.number} entry={entry} />
        ))}
      </ListTable>
      <nav className={styles.buttons} aria-label={texts.pages}>
        {params.has('before') && <Link to={`?${new URLSearchParams(filters)}`}>{texts.newest}</Link>}
        {next && <Link to={`?${new URLSearchParams({ ...filters, before: next })}`}>{texts.older}</Link>}
      </nav>
    </>
  )
}

function Row({ entry }: { entry: AuditEntry }) {
  const texts = useAuditTexts()
  const language = useLanguage()
  const { nameOf, actionOf, recordOf, repetitionsOf } = useAuditWords()
  const { actor, record, outcome, details } = entry
  const what = recordOf(entry)
  const page = pageOf(entry)
  const repetitions = repetitionsOf(entry)
  return (
    <tr>
      <td>{shownMoment(entry.at, language)}</td>
      <td>
        {actor.id ? (
          <Link to={`?person=${actor.id}`} aria-label={texts.onlyPerson(nameOf(actor))}>
            {nameOf(actor)}
          </Link>
        ) : (
          nameOf(actor)
        )}
        {actor.kind === 'deleted' && (
          <>
            <br />
            <Link to={`/accounts/deleted/${actor.id}`}>{texts.whoWas}</Link>
          </>
        )}
      </td>
      <td className={styles.action}>
        {actionOf(entry.action)}
        <br />
        <span className={styles.code}>{entry.action}</span>
      </td>
      <th scope="row" className={styles.record}>
        <Link to={`?${new URLSearchParams({ record })}`} aria-label={texts.onlyRecord(what)} title={record}>
          {what}
        </Link>
      </th>
      <td className={outcome === 'refused' ? styles.refused : undefined}>
        {outcome === 'refused' ? texts.outcomes.refused : texts.outcomes.done}
      </td>
      {repetitions ? (
        <td className={styles.details}>{repetitions}</td>
      ) : (
        <td className={`${styles.code} ${styles.details}`}>
          <Details
            text={Object.entries(details)
              .map(([name, value]) => `${name}: ${value}`)
              .join('; ')}
          />
        </td>
      )}
      <td>
        {page && (
          <Link to={page} aria-label={texts.openOf(what)}>
            {texts.openRecord}
          </Link>
        )}
      </td>
    </tr>
  )
}

const short = 60
const idEnds = /([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/g

/** What the entry holds besides; the ids of a whole list stay folded. */
function Details({ text }: { text: string }) {
  if (text.length <= short) return text
  return (
    <details>
      <summary>{text.replace(idEnds, '$1').slice(0, short / 2)}…</summary>
      {text}
    </details>
  )
}
