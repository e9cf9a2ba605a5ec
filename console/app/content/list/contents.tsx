import { Button } from '@mantine/core'
import { contentStates } from '@portal/contract/content/states'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useListState } from '../../core/list/list-state'
import { useContentTexts } from '../../locales/content'
import { ListPage } from '../../ui/list/list-page'
import { SearchForm } from '../../ui/search-form'
import { hasTexts, isKind, type KindName, kindPath, kinds } from '../kinds'
import { useColumns } from './list-columns'
import { staleFilters, useContentList } from './list-query'

// What sorts by drag is needed here alone.
const OrderPage = lazy(async () => ({ default: (await import('../order/order-page')).OrderPage }))

/** The records of a kind of content, drafts too; or their order. */
export function Contents() {
  const { kind } = useParams()
  const { params } = useListState()
  if (!isKind(kind)) return <Navigate to="/content" replace />
  if (kinds[kind].kind.key === 'single') return <Navigate to={kindPath(kind)} replace />
  if (!kinds[kind].kind.ordered || params.get('view') !== orderView) return <List key={kind} name={kind} />
  return (
    <Suspense fallback={null}>
      <OrderPage key={kind} name={kind} />
    </Suspense>
  )
}

const orderView = 'order'

function List({ name }: { name: KindName }) {
  const texts = useContentTexts()
  const words = texts.kinds[name]
  const [newId] = useState(() => `new-${crypto.randomUUID()}`)
  const { search, go, to, state } = useListState()
  const { query, shown, stale } = useContentList(name, kinds[name])
  return (
    <ListPage
      title={words.title}
      text={words.about}
      query={query}
      keyOf={({ id }) => id}
      found={words.found}
      none={words.none}
      search={<SearchForm label={texts.search} search={search} maxLength={100} onSearch={(typed) => go({}, typed)} />}
      tabs={[
        {
          ...{ label: texts.stateNav, names: ['every', ...contentStates], current: shown, state },
          to: (one) => to({ state: one === 'every' ? '' : one }),
          words: { every: texts.every, ...texts.state },
        },
        {
          ...{ label: texts.staleNav, names: staleFilters, current: stale, state },
          to: (one) => to({ stale: one === 'every' ? '' : one }),
          words: texts.stale,
        },
      ]}
      actions={
        <>
          {kinds[name].kind.ordered && <Link to={`?view=${orderView}`}>{texts.order.change}</Link>}
          {hasTexts(name) && <Link to={`/content/translations?kind=${name}`}>{texts.matrix}</Link>}
          <Button component={Link} to={`/content/${name}/${newId}`}>
            {words.new}
          </Button>
        </>
      }
      columns={useColumns(name)}
    />
  )
}
