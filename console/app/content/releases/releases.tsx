import { getReleasePage, releaseStates } from '@portal/contract/content/releases'
import { api } from '../../core/api'
import { useListQuery } from '../../core/list/list-query'
import { useListState } from '../../core/list/list-state'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import { ListPage } from '../../ui/list/list-page'
import { SearchForm } from '../../ui/search-form'
import { NewRelease } from './new-release'
import { useReleaseColumns } from './release-columns'

/** The list of releases, the one changed last first. */
export function Releases() {
  const texts = useReleaseTexts()
  const { every, stateNav } = useContentTexts()
  const { params, pageNum, search, go, to } = useListState()
  const state = releaseStates.find((one) => one === params.get('state'))
  const query = useListQuery(['content-list', 'releases', search, state], pageNum, (page, call) =>
    api(getReleasePage, { ...page, text: search, state }, call),
  )
  return (
    <ListPage
      title={texts.title}
      text={texts.about}
      query={query}
      keyOf={({ id }) => id}
      found={texts.found}
      none={texts.none}
      search={<SearchForm label={texts.search} search={search} maxLength={100} onSearch={(typed) => go({}, typed)} />}
      tabs={[
        {
          label: stateNav,
          names: ['every', ...releaseStates],
          current: state ?? 'every',
          to: (one) => to({ state: one === 'every' ? '' : one }),
          words: { every, ...texts.state },
        },
      ]}
      actions={<NewRelease />}
      columns={useReleaseColumns()}
    />
  )
}
