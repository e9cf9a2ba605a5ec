import { Button } from '@mantine/core'
import { getStaffActivityPage } from '@portal/contract/activities/staff'
import { formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListQuery } from '../core/list/list-query'
import { useListPart } from '../core/list/list-state'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { ListPage } from '../ui/list/list-page'
import { Mark } from '../ui/mark'
import { LeftNotes } from './left-notes'

/** The list of activities with their occupancy; each row links to its check-in page. */
export function Activities() {
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const { listed: when, pageNum, tabs } = useListPart('when', ['upcoming', 'past'])
  const query = useListQuery(['activities', when, language], pageNum, (input, call) =>
    api(getStaffActivityPage, { ...input, when }, call),
  )
  return (
    <ListPage
      title={texts.title}
      query={query}
      keyOf={({ id }) => String(id)}
      found={texts.found}
      none={texts.none}
      actions={
        <Button component={Link} to="/content/activity" variant="default">
          {texts.write}
        </Button>
      }
      tabs={[{ ...tabs, label: texts.whenNav, words: texts.when }]}
      columns={[
        {
          head: texts.name,
          cell: ({ title }) => title,
          to: ({ id }) => `/activities/${id}/door`,
          beside: ({ calledOff }) => calledOff && <Mark tone="bad">{texts.calledOff}</Mark>,
        },
        {
          head: texts.start,
          cell: ({ activityStartTime }) => formatPastMoment(activityStartTime, language),
        },
        { head: texts.city, cell: ({ city }) => city },
        { head: texts.places, cell: ({ registered, quota }) => texts.of(registered, quota), isLabeled: true },
        { head: texts.waitingList, cell: ({ waiting }) => waiting || '–', isLabeled: true },
        { head: texts.here, cell: ({ arrived }) => arrived || '–', isLabeled: true },
      ]}
    >
      <LeftNotes />
    </ListPage>
  )
}
