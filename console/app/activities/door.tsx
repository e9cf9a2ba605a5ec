import { Button } from '@mantine/core'
import { getStaffActivity } from '@portal/contract/activities/staff'
import { inLanguage } from '@portal/contract/language'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { RecordPage } from '../ui/record/record-page'
import { CallOff } from './call-off'
import { Opened } from './opened-door'
import { activityKey } from './use-call-off'

/** The check-in page of an activity. */
export function Door() {
  const { id = '' } = useParams()
  const activityId = Number(id)
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const activity = useQuery({
    queryKey: activityKey(activityId),
    queryFn: ({ signal }) => api(getStaffActivity, { id: activityId }, { signal }),
  })
  const title = activity.data ? texts.door(inLanguage(activity.data.title, language)) : texts.title
  return (
    <RecordPage
      title={title}
      query={activity}
      list={{ to: '/activities', label: texts.all }}
      actions={
        <>
          {activity.data && <CallOff activity={activity.data} />}
          <Button component={Link} to={`/content/activity/${activityId}`} variant="default">
            {texts.writeThis}
          </Button>
        </>
      }
      hasRows
    >
      {(found) => <Opened key={found.id} activity={found} />}
    </RecordPage>
  )
}
