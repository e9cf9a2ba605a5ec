import type { ReleaseRow, ReleaseState } from '@portal/contract/content/releases'
import { useLanguage } from '../../core/texts'
import { shownDay, shownNear } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import type { Column } from '../../ui/list/list-table'
import { Mark, type Tone } from '../../ui/mark'
import styles from '../list/list.module.css'

const tones: Record<ReleaseState, Tone> = { open: 'plain', scheduled: 'good', failed: 'bad', published: 'good' }

/** How far a release is. */
export function ReleaseMark({ state }: { state: ReleaseState }) {
  const texts = useReleaseTexts()
  return <Mark tone={tones[state]}>{texts.state[state]}</Mark>
}

/** The columns of the list of releases. */
export function useReleaseColumns(): Column<ReleaseRow>[] {
  const { columns } = useReleaseTexts()
  const texts = useContentTexts()
  const language = useLanguage()
  const whenOf = ({ publishedAt, publishAt }: ReleaseRow) => publishedAt ?? publishAt
  return [
    { head: columns.name, to: ({ id }) => `/content/releases/${id}`, cell: ({ name }) => name },
    { head: texts.columns.state, cell: ({ state }) => <ReleaseMark state={state} /> },
    { head: columns.count, cell: ({ count }) => count, isLabeled: true },
    {
      head: columns.when,
      cell: (row) => {
        const when = whenOf(row)
        return when ? shownNear(when, language) : '–'
      },
      className: styles.nowrap,
      isLabeled: true,
    },
    {
      head: texts.columns.changed,
      cell: ({ changedAt }) => shownDay(changedAt, language),
      className: styles.nowrap,
      isWide: true,
    },
    { head: texts.columns.changedBy, cell: ({ changedBy }) => changedBy?.name ?? '–', isWide: true },
  ]
}
