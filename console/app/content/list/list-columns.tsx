import type { ContentRow } from '@portal/contract/content/states'
import { languageNames, languages, nearestLanguage } from '@portal/contract/language'
import { useLanguage } from '../../core/texts'
import { shownDay, shownNear } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import type { Column } from '../../ui/list/list-table'
import { hasTexts, type KindName, kinds } from '../kinds'
import { LanguageMark, RemarkMark, StateMark } from '../marks'
import { shownWritten } from '../moments'
import styles from './list.module.css'

/** The columns of a list of records: what it is called, its languages, and when it was changed. */
export function useColumns(name: KindName, rows: readonly ContentRow[]): Column<ContentRow>[] {
  const texts = useContentTexts()
  const language = useLanguage()
  const path = useRecordPath(name)
  const { moment } = kinds[name].kind
  return [
    {
      head: texts.columns.title,
      to: path,
      cell: (row) => <RowTitle name={name} row={row} />,
      beside: ({ remark }) => remark && <RemarkMark remark={remark} />,
    },
    ...(moment
      ? [
          {
            head: texts.kinds[name].fields[moment] ?? '',
            cell: (row: ContentRow) => shownWritten(row.moment, language) || '–',
            className: styles.nowrap,
          },
        ]
      : []),
    { head: texts.columns.state, cell: ({ state }) => <StateMark state={state} /> },
    ...(hasTexts(name) ? languages : []).map(
      (one): Column<ContentRow> => ({
        head: languageNames[one],
        cell: ({ languages }) => <LanguageMark state={languages[one]} />,
        isLabeled: true,
      }),
    ),
    ...(rows.some(({ publishAt }) => publishAt)
      ? [
          {
            head: texts.columns.publishAt,
            cell: ({ publishAt }: ContentRow) => publishAt && shownNear(publishAt, language),
            className: styles.nowrap,
            isLabeled: true,
          },
        ]
      : []),
    {
      head: texts.columns.changed,
      cell: ({ changedAt }) => shownDay(changedAt, language),
      className: styles.nowrap,
      isWide: true,
    },
    { head: texts.columns.changedBy, cell: ({ changedBy }) => changedBy?.name ?? '–', isWide: true },
  ]
}

export function useRecordPath(name: KindName) {
  return ({ id }: Pick<ContentRow, 'id'>) => `/content/${name}/${id}`
}

/** The title in the reader's language, or the nearest one that there is. */
export function RowTitle({ name, row }: { name: KindName; row: Pick<ContentRow, 'title'> }) {
  const texts = useContentTexts()
  const nearest = nearestLanguage(row.title, useLanguage())
  return <span lang={nearest}>{row.title[nearest] || texts.kinds[name].untitled}</span>
}
