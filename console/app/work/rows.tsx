import { formatMoment } from '@portal/contract/moments'
import { formatDate } from '@portal/contract/when'
import type { WorkItem } from '@portal/contract/work/staff'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useCallbackTexts } from '../locales/callback'
import { useUndeliveredTexts } from '../locales/undelivered'
import { useWorkTexts } from '../locales/work'
import table from '../ui/table.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import { DueAt, TimeLeft, WaitingSince } from './due'
import type { WorkPage } from './filter'
import { keyOf, pathOf } from './targets'
import { useKeptFocus } from './use-kept-focus'
import styles from './work.module.css'

interface RowsProps {
  page: WorkPage
  selected: ReadonlySet<string>
  onPick: (item: WorkItem) => void
  /** The row that has or had the focus. */
  current: string
  onCurrent: (key: string) => void
}

/** The items of a page. */
export function Rows({ page, selected, onPick, current, onCurrent }: RowsProps) {
  const texts = useWorkTexts()
  const { columns } = texts
  const body = useRowKeys()
  useKeptFocus(body, page.records.map(keyOf), current)
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${table.rows} ${styles.items}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.left}</th>
            <th scope="col" className={styles.wide}>
              {columns.due}
            </th>
            <th scope="col" className={styles.wide}>
              {columns.since}
            </th>
            <th scope="col">{columns.assigned}</th>
            <th scope="col" className={styles.wide}>
              {columns.notes}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {page.records.map((item) => (
            <tr key={keyOf(item)} onFocus={() => onCurrent(keyOf(item))} data-current={keyOf(item) === current}>
              <td>
                <input
                  type="checkbox"
                  className={styles.pick}
                  aria-label={texts.select(item.name)}
                  checked={selected.has(keyOf(item))}
                  onChange={() => onPick(item)}
                />
              </td>
              <th scope="row">
                <Link to={pathOf(item)}>{item.name}</Link>
                <Details item={item} />
              </th>
              <td>
                <TimeLeft item={item} />
              </td>
              <td className={styles.wide}>
                <DueAt item={item} />
              </td>
              <td className={styles.wide}>
                <WaitingSince item={item} />
              </td>
              <td>{assignee(item, page.me, texts)}</td>
              <td className={styles.wide}>{item.notes > 0 && texts.noteCount(item.notes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Details({ item }: { item: WorkItem }) {
  const texts = useWorkTexts()
  const { short } = useUndeliveredTexts()
  const { topics } = useCallbackTexts()
  const language = useLanguage()
  const isExpiring = item.task === 'document' && item.documents === 0 && item.expiresOn !== null
  const details = [
    item.visitAt && texts.visitAt(formatMoment(item.visitAt, language)),
    item.by && texts.by(item.by),
    item.item,
    item.number,
    item.documents > 0 && texts.documents(item.documents),
    isExpiring && texts.expires(shownDate(item.expiresOn ?? '', language)),
    item.askedOn && texts.askedOn(formatDate(item.askedOn, language)),
    item.newName && texts.newName(item.newName),
    item.rating !== null && texts.stars(item.rating),
    item.about && topics[item.about],
    item.undelivered && short[item.undelivered.channel][item.undelivered.reason],
  ]
  return (
    <small>
      <span className={styles.task}>{texts.task[item.task]}</span> {details.filter(Boolean).join(' · ')}
    </small>
  )
}

function assignee({ assignedTo }: WorkItem, me: string, texts: { me: string; nobody: string }) {
  if (!assignedTo) return <span className={styles.soft}>{texts.nobody}</span>
  return assignedTo.id === me ? <strong>{texts.me}</strong> : assignedTo.name
}
