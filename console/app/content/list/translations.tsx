import type { ContentRow } from '@portal/contract/content/states'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { Link } from 'react-router'
import { useListState } from '../../core/list/list-state'
import { useContentTexts } from '../../locales/content'
import { ListPage } from '../../ui/list/list-page'
import { isKind, type KindName, kinds } from '../kinds'
import { LanguageMark, StateMark } from '../marks'
import { RowTitle, useRecordPath } from './list-columns'
import { staleFilters, useContentList } from './list-query'

/** Every record in each language, and how far it is there; each cell leads to its texts. */
export function Translations() {
  const texts = useContentTexts()
  const { params, to } = useListState()
  const asked = params.get('kind') ?? ''
  const name: KindName = isKind(asked) ? asked : 'article'
  const { query, stale } = useContentList(name, kinds[name])
  const path = useRecordPath(name)
  const names = Object.keys(kinds)
  const titles = Object.fromEntries(Object.entries(texts.kinds).map(([one, { title }]) => [one, title]))
  return (
    <ListPage
      title={texts.matrix}
      query={query}
      keyOf={({ id }) => id}
      found={texts.matrixFound}
      none={texts.matrixNone}
      tabs={[
        ...(names.length > 1
          ? [{ label: texts.kindNav, names, current: name, to: (one: string) => to({ kind: one }), words: titles }]
          : []),
        {
          ...{ label: texts.staleNav, names: staleFilters, current: stale, words: texts.stale },
          to: (one) => to({ stale: one === 'every' ? '' : one }),
        },
      ]}
      columns={[
        { head: texts.columns.title, to: path, cell: (row) => <RowTitle name={name} row={row} /> },
        { head: texts.columns.state, cell: ({ state }) => <StateMark state={state} /> },
        ...languages.map((language) => ({
          head: languageNames[language],
          cell: (row: ContentRow) => <Cell row={row} language={language} to={`${path(row)}?in=${language}`} />,
          isLabeled: true,
        })),
      ]}
    />
  )
}

function Cell({ row, language, to }: { row: ContentRow; language: Language; to: string }) {
  const { language: words } = useContentTexts()
  return (
    <Link to={to} aria-label={`${languageNames[language]}: ${words[row.languages[language]]}`}>
      <LanguageMark state={row.languages[language]} />
    </Link>
  )
}
