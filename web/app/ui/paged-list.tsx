import type { ReactNode } from 'react'
import type { Call } from '../lib/use-call'
import { NotLoaded, type NotLoadedTexts } from './not-loaded'
import { Notice } from './notice'
import { Pages } from './pages'

interface PagedListProps<R> {
  /** One page of the list, loaded by `useCall` with the page number as `of`. */
  call: Call<{ records: R[]; total: number; pageNum: number; pageSize: number }>
  hrefOf: (pageNum: number) => string
  texts: NotLoadedTexts & { empty: string; emptyText: string; pastEnd: string; pastEndText: string }
  /** Links to show when the whole list is empty. */
  whenEmpty: ReactNode
  /** The link back from a page number past the end. */
  whenPastEnd: (lastPage: number) => ReactNode
  /** Wraps the records with their page links. */
  frame: (pages: ReactNode) => ReactNode
  /** Renders the page's records; called with at least one. */
  children: (records: R[]) => ReactNode
}

/** One page of a user's own list in all states: loading, failed, empty, past the end, and with records. */
export function PagedList<R>(props: PagedListProps<R>) {
  const { call, hrefOf, texts, whenEmpty, whenPastEnd, frame, children } = props
  if (call.state !== 'loaded') return <NotLoaded call={call} texts={texts} />
  const { records, total, pageNum, pageSize } = call.data
  if (total === 0)
    return (
      <Notice look="card" title={texts.empty} text={texts.emptyText}>
        {whenEmpty}
      </Notice>
    )
  if (records.length === 0)
    return (
      <Notice look="card" title={texts.pastEnd} text={texts.pastEndText}>
        {whenPastEnd(Math.ceil(total / pageSize))}
      </Notice>
    )
  return frame(
    <Pages pageNum={pageNum} pageSize={pageSize} total={total} hrefOf={hrefOf}>
      {children(records)}
    </Pages>,
  )
}
