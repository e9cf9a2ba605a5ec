import type { WorkItem } from '@portal/contract/work/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWorkTexts } from '../locales/work'
import { FilterTabs } from '../ui/list/filter-tabs'
import { ListPage } from '../ui/list/list-page'
import { Steps } from '../ui/list/pager'
import { useSelection } from '../ui/list/use-selection'
import { addressOf, filterIn, queryOf } from '../ui/queue/filter'
import { queueQuery } from '../ui/queue/queue-query'
import { keyOf } from '../ui/queue/targets'
import { useWorkActions } from '../ui/queue/use-work-actions'
import styles from '../ui/queue/work.module.css'
import { useQueueColumns } from './columns'
import { useFilterTabs } from './filter-tabs'

/** The work queue. Filters and page are in the URL. */
export function Queue() {
  const texts = useWorkTexts()
  const [params] = useSearchParams()
  const filter = filterIn(params)
  const query = useQuery(queueQuery(filter))
  const [current, setCurrent] = useState('')
  const items: readonly WorkItem[] = query.data?.records ?? []
  const selection = useSelection(items, { keyOf, label: ({ name }) => texts.select(name), within: addressOf(filter) })
  const chosen = items.filter(selection.has)
  const targets = chosen.length > 0 ? chosen : items.filter((item) => keyOf(item) === current)
  const { buttons, said, dialogs } = useWorkActions(targets, selection.clear)
  const { whose, show, task } = useFilterTabs(filter, query.data)
  const next = query.data?.next
  return (
    <ListPage
      query={query}
      keyOf={keyOf}
      selection={selection}
      title={texts.title}
      none={texts.none}
      tabs={[whose, show]}
      actions={said}
      selectionBar={
        <>
          {buttons()} <span className={styles.soft}>{texts.selected(chosen.length)}</span>
        </>
      }
      columns={useQueueColumns(query.data?.me)}
      onCurrent={setCurrent}
      pages={
        <Steps
          label={texts.pages}
          first={filter.after && { to: addressOf(filter), label: texts.firstPage }}
          next={next && { to: queryOf({ ...filter, after: next }), label: texts.nextPage }}
        />
      }
    >
      <FilterTabs {...task} />
      {dialogs}
    </ListPage>
  )
}
