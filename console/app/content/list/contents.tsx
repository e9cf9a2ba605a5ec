import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { useListState } from '../../core/list/list-state'
import { isKind, kindPath, kinds } from '../kinds'
import { orderView } from './list-query'
import { Records } from './records'

// What sorts by drag is needed here alone.
const OrderPage = lazy(async () => ({ default: (await import('../order/order-page')).OrderPage }))

/** The records of a kind of content, drafts too; or their order. */
export function Contents() {
  const { kind } = useParams()
  const { params } = useListState()
  if (!isKind(kind)) return <Navigate to="/content" replace />
  if (kinds[kind].kind.key === 'single') return <Navigate to={kindPath(kind)} replace />
  if (!kinds[kind].kind.ordered || params.get('view') !== orderView) return <Records key={kind} name={kind} />
  return (
    <Suspense fallback={null}>
      <OrderPage key={kind} name={kind} />
    </Suspense>
  )
}
