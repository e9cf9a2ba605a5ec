import type { Language } from '@portal/contract/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../core/icon'
import { led, useLedFocus } from '../lib/use-led-focus'
import { pagesTexts, usePagesTexts } from '../locales/pages'
import styles from './pages.module.css'

/** A list's title; from its second page on with the page's number, so that titles differ where pages do. */
export function titleOfPage(title: string, pageNum: number, language: Language): string {
  return pageNum > 1 ? pagesTexts(language).titleOfPage(title, pageNum) : title
}

interface PagesProps {
  /** Counted from 1; it may lie past the last page. */
  pageNum: number
  pageSize: number
  /** Number of all records. */
  total: number
  hrefOf: (pageNum: number) => string
  /** The records of this page. */
  children: ReactNode
}

/** One page of a list between its position and links to the others; the records alone when there is only one page. */
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

/** Where the records begin. Whoever turned the page is brought here, which also reads the new position out. */
function Position({ pageNum, last }: { pageNum: number; last: number }) {
  const words = usePagesTexts()
  const start = useLedFocus<HTMLParagraphElement>()
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
        <Link to={hrefOf(Math.min(pageNum - 1, last))} state={led} rel="prev" className={styles.step}>
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
                state={led}
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
        <Link to={hrefOf(pageNum + 1)} state={led} rel="next" className={styles.step}>
          {words.next}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}

/** The first page, the last one, and those around the current one; null stands for those left out. */
export function shownNumbers(pageNum: number, last: number): (number | null)[] {
  const numbers = [1, pageNum - 1, pageNum, pageNum + 1, last].filter((n) => n >= 1 && n <= last)
  const shown = [...new Set(numbers)].sort((a, b) => a - b)
  return shown.flatMap((number, i) => {
    const before = shown[i - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [number - 1, number] : [null, number]
  })
}
