import { newYorkNow } from '@portal/client/new-york'
import { getMyActivities } from '@portal/contract/activities/own'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatSpan } from '@portal/contract/moments'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageNumOf } from '../content/page-num'
import { Button } from '../core/button'
import { useLanguage } from '../core/texts'
import { httpApi } from '../lib/api'
import { useCall } from '../lib/use-call'
import { useActivityTexts } from '../locales/activities'
import { Card } from '../ui/card'
import { PagedList } from '../ui/paged-list'
import { Phrases } from '../ui/phrases'
import { acrossUpTo, Picture } from '../ui/picture'
import { activityAddress, listPath } from './addresses'
import { CancelButton } from './cancel-button'
import { Changes } from './changes'
import * as own from './my-activities.module.css'
import { RegistrationStatus } from './registration-panel'
import { whereText } from './where-text'

const pageSize = 10
const address = '/user/index?tab=activities'

type MyActivity = OutputOf<typeof getMyActivities>['records'][number]

/** The patient's registrations and waiting-list places (A10). */
export function MyActivitiesTab() {
  const texts = useActivityTexts()
  const { mine: words, pastEnd } = texts
  const [search] = useSearchParams()
  const pageNum = pageNumOf(search)
  const call = useCall((options) => httpApi(getMyActivities, { pageNum, pageSize }, options), { of: pageNum })
  const frame = useRef<HTMLDivElement>(null)
  const onChanged = () => {
    // The button that has the focus is about to be removed.
    frame.current?.focus()
    if (call.state === 'loaded') call.reload()
  }
  return (
    <div ref={frame} tabIndex={-1}>
      <PagedList
        call={call}
        hrefOf={pageAddress}
        texts={{ ...words, retry: texts.failed.retry, pastEnd: pastEnd.title, pastEndText: pastEnd.text }}
        whenEmpty={
          <Button to={listPath} size="large">
            {words.find}
          </Button>
        }
        whenPastEnd={(lastPage) => <Button to={pageAddress(lastPage)}>{pastEnd.last}</Button>}
        frame={(pages) => (
          <Card title={words.title} text={words.text}>
            {pages}
          </Card>
        )}
      >
        {(activities) => (
          <ul className={own.list}>
            {activities.map((activity) => (
              <Item key={activity.id} activity={activity} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function Item({ activity, onChanged }: { activity: MyActivity; onChanged: () => void }) {
  const { mine: words } = useActivityTexts()
  const language = useLanguage()
  const { id, title, coverPcFileIdList, activityStartTime, activityEndTime, location, city, status, arrived } = activity
  const [cover] = coverPcFileIdList
  const isAhead = activityStartTime > newYorkNow()
  const isComing = isAhead && !activity.calledOff
  return (
    <li className={own.item}>
      {cover && (
        <div className={own.picture}>
          <Picture path={cover} alt="" sizes={acrossUpTo('40rem', '240px')} />
        </div>
      )}
      <div className={own.words}>
        <h3>
          <Link to={activityAddress(id)}>
            <Phrases text={title} />
          </Link>
        </h3>
        <p>
          <span>{formatSpan(activityStartTime, activityEndTime, language)}</span>
          <br />
          <span>{whereText({ location, city })}</span>
        </p>
        {isAhead || activity.calledOff ? <Changes activity={activity} /> : <p>{words.over}</p>}
        {isComing && <RegistrationStatus activity={activity} registration={activity} />}
        {isComing && status !== 'none' && (
          <CancelButton
            activity={activity}
            status={status}
            arrived={arrived}
            onCancelled={onChanged}
            onRefused={onChanged}
          />
        )}
      </div>
    </li>
  )
}

function pageAddress(pageNum: number): string {
  return pageNum === 1 ? address : `${address}&page=${pageNum}`
}
