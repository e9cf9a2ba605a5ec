import { NativeSelect } from '@mantine/core'
import type { ContentRow } from '@portal/contract/content/states'
import { languageNames, languages } from '@portal/contract/language'
import { useNavigate } from 'react-router'
import { useListState } from '../../core/list/list-state'
import { useContentTexts } from '../../locales/content'
import { ListPage } from '../../ui/list/list-page'
import { hasTexts, isKind, type KindName, kinds } from '../kinds'
import { StateMark } from '../marks'
import { LanguageCell } from './language-cell'
import { RowTitle, useRecordPath } from './list-columns'
import { staleFilters, useContentList } from './list-query'

/** Every record in each language, and how far it is there; each cell leads to its texts. */
export function Translations() {
  const texts = useContentTexts()
  const { params, to } = useListState()
  const asked = params.get('kind') ?? ''
  const name: KindName = isKind(asked) && hasTexts(asked) ? asked : 'article'
  const { query, stale } = useContentList(name, kinds[name])
  const path = useRecordPath(name)
  const go = useNavigate()
  const names = Object.keys(kinds).filter((one) => isKind(one) && hasTexts(one)) as KindName[]
  return (
    <ListPage
      title={texts.matrix}
      query={query}
      keyOf={({ id }) => id}
      found={texts.matrixFound}
      none={texts.matrixNone}
      tabs={[
        {
          label: texts.staleNav,
          names: staleFilters,
          current: stale,
          words: texts.stale,
          to: (one) => to({ stale: one === 'every' ? '' : one }),
        },
      ]}
      filters={
        <NativeSelect
          aria-label={texts.kindNav}
          value={name}
          data={names.map((value) => ({ value, label: texts.kinds[value].title }))}
          onChange={({ currentTarget }) => void go(to({ kind: currentTarget.value }), { replace: true })}
        />
      }
      columns={[
        { head: texts.columns.title, to: path, cell: (row) => <RowTitle name={name} row={row} /> },
        { head: texts.columns.state, cell: ({ state }) => <StateMark state={state} /> },
        ...languages.map((language) => ({
          head: languageNames[language],
          cell: (row: ContentRow) => <LanguageCell row={row} language={language} to={`${path(row)}?in=${language}`} />,
          isLabeled: true,
        })),
      ]}
    />
  )
}
