import type { Language } from '@portal/contract/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../core/icon'
import { focusResult, useResultFocus } from '../lib/use-result-focus'
import { pagesTexts, usePagesTexts } from '../locales/pages'
import * as styles from './pages.module.css'

/** A list's title, with the page number from the second page on, so that each page has a different title. */
export function titleOfPage(title: string, pageNum: number, language: Language): string {
  return pageNum > 1 ? pagesTexts(language).titleOfPage(title, pageNum) : title
}

interface PagesProps {
  /** Starts at 1; may be past the last page. */
  pageNum: number
  pageSize: number
  /** Total number of records. */
  total: number
  hrefOf: (pageNum: number) => string
  /** The records of this page. */
  children: ReactNode
}

/** One page of a list, with its position above and page links below; only the records when there is a single page. */
export function Pages({ pageNum, pageSize, total, hrefOf, children }: PagesProps) {
  const last = Math.ceil(total / pageSize)
  if (last < 2) return children
  return (
    <>
      {pageNum <= last && <Position pageNum={pageNum} last={last} />}
      {children}
      <PageLinks pageNum={pageNum} last={last} hrefOf={hrefOf} />
    </>
  )
}

/** The position in the list. Gets the focus after a change of page, so that screen readers announce it. */
function Position({ pageNum, last }: { pageNum: number; last: number }) {
  const words = usePagesTexts()
  const start = useResultFocus<HTMLParagraphElement>()
  return (
    <p ref={start} tabIndex={-1} className={styles.position}>
      {words.position(pageNum, last)}
    </p>
  )
}

function PageLinks({ pageNum, last, hrefOf }: Pick<PagesProps, 'pageNum' | 'hrefOf'> & { last: number }) {
  const words = usePagesTexts()
  return (
    <nav aria-label={words.label} className={styles.pages}>
      {pageNum > 1 && (
        <Link to={hrefOf(Math.min(pageNum - 1, last))} state={focusResult} rel="prev" className={styles.step}>
          <Icon name="left" />
          {words.previous}
        </Link>
      )}
      <ul>
        {shownNumbers(pageNum, last).map((number, i) => (
          <li key={number ?? `gap ${i}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                state={focusResult}
                aria-label={words.page(number)}
                aria-current={number === pageNum ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {pageNum < last && (
        <Link to={hrefOf(pageNum + 1)} state={focusResult} rel="next" className={styles.step}>
          {words.next}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}

/** The page numbers to show: the first, the last, and those around the current one; null marks a gap. */
export function shownNumbers(pageNum: number, last: number): (number | null)[] {
  const numbers = [1, pageNum - 1, pageNum, pageNum + 1, last].filter((n) => n >= 1 && n <= last)
  const shown = [...new Set(numbers)].sort((a, b) => a - b)
  return shown.flatMap((number, i) => {
    const before = shown[i - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [number - 1, number] : [null, number]
  })
}
