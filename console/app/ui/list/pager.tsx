import { maxTotal } from '@portal/contract/paging'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useShellTexts } from '../../locales/shell'
import page from '../page.module.css'
import tabs from './tabs.module.css'

interface Page {
  pageNum: number
  pageSize: number
  total: number
}

/** Links to the previous and the next page, with the URL's filters and the history entry's state. */
export function Pager({ pageNum, pageSize, total }: Page) {
  const { pager: texts } = useShellTexts()
  const [params] = useSearchParams()
  const state: unknown = useLocation().state
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const linkTo = (page: number, label: string) => (
    <Link to={`?${new URLSearchParams({ ...Object.fromEntries(params), page: String(page) })}`} state={state}>
      {label}
    </Link>
  )
  return (
    <nav className={tabs.tabs} aria-label={texts.name}>
      {pageNum > 1 && linkTo(pageNum - 1, texts.previous)}
      <span>{texts.page(pageNum, pages)}</span>
      {pageNum < pages && linkTo(pageNum + 1, texts.next)}
    </nav>
  )
}

interface Step {
  to: string
  label: string
}

/** Links to the first and the next page of a list without numbers; renders nothing when there is only one page. */
export function Steps({
  label,
  first,
  next,
}: Record<'first' | 'next', Step | '' | null | undefined> & { label: string }) {
  if (!first && !next) return null
  return (
    <nav className={tabs.tabs} aria-label={label}>
      {first && <Link to={first.to}>{first.label}</Link>}
      {next && <Link to={next.to}>{next.label}</Link>}
    </nav>
  )
}

/** The number of matches, formatted by `found`; counting stops at `maxTotal`. */
export function Found({ total, found }: { total: number; found: (total: number) => string }) {
  const { pager: texts } = useShellTexts()
  return (
    <p role="status" className={page.soft}>
      {total < maxTotal ? found(total) : texts.orMore(found(total))}
    </p>
  )
}
