import type { ReactNode } from 'react'
import type { Call } from '../lib/use-call'
import { NotLoaded, type NotLoadedTexts } from './not-loaded'
import { Notice } from './notice'
import { Pages } from './pages'

interface PagedListProps<R> {
  /** One page of the list, asked for by `useCall` with its number as `of`. */
  call: Call<{ records: R[]; total: number; pageNum: number; pageSize: number }>
  hrefOf: (pageNum: number) => string
  texts: NotLoadedTexts & { empty: string; emptyText: string; pastEnd: string; pastEndText: string }
  /** The ways on when the whole list is empty. */
  whenEmpty: ReactNode
  /** The way back from past the end. */
  whenPastEnd: (lastPage: number) => ReactNode
  /** What stands around the records and the links to other pages. */
  frame: (pages: ReactNode) => ReactNode
  /** The records of the page; at least one. */
  children: (records: R[]) => ReactNode
}

/** One page of an own list in all of its states: loading, failed, empty, past the end, and with records. */
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
