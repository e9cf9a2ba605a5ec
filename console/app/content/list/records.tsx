import { contentStates } from '@portal/contract/content/states'
import { useListState } from '../../core/list/list-state'
import { useContentTexts } from '../../locales/content'
import { ListPage } from '../../ui/list/list-page'
import { SearchForm } from '../../ui/search-form'
import { hasTexts, type KindName, kinds } from '../kinds'
import { useColumns } from './list-columns'
import { staleFilters, useContentList } from './list-query'
import { RecordsActions } from './records-actions'
import { useWhen } from './use-when'

export function Records({ name }: { name: KindName }) {
  const texts = useContentTexts()
  const words = texts.kinds[name]
  const { search, to, state } = useListState()
  const { when, tabs, onSearch } = useWhen(name)
  const { query, shown, stale } = useContentList(name, kinds[name], when)
  return (
    <ListPage
      title={words.title}
      text={words.about}
      query={query}
      keyOf={({ id }) => id}
      found={words.found}
      none={words.none}
      search={<SearchForm label={texts.search} search={search} maxLength={100} onSearch={onSearch} />}
      tabs={[
        ...tabs,
        {
          label: texts.stateNav,
          names: ['every', ...contentStates],
          current: shown,
          state,
          to: (one) => to({ state: one === 'every' ? '' : one }),
          words: { every: texts.every, ...texts.state },
        },
        ...(hasTexts(name)
          ? [
              {
                label: texts.staleNav,
                names: staleFilters,
                current: stale,
                state,
                to: (one: string) => to({ stale: one === 'every' ? '' : one }),
                words: texts.stale,
              },
            ]
          : []),
      ]}
      actions={<RecordsActions name={name} />}
      columns={useColumns(name, query.data?.records ?? [])}
    />
  )
}
