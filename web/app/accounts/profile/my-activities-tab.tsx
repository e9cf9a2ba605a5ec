import { getMyActivities } from '@portal/contract/activities'
import type { OutputOf } from '@portal/contract/endpoint'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useActivityTexts } from '../../activities/activity-texts'
import { activityAddress, listPath } from '../../activities/addresses'
import { CancelButton } from '../../activities/cancel-button'
import { Changes } from '../../activities/changes'
import own from '../../activities/my-activities.module.css'
import { Place } from '../../activities/registration-panel'
import { whereText } from '../../activities/where-text'
import { pageNumOf } from '../../content/page-num'
import { Phrases } from '../../content/phrases'
import { newYorkWall, spanText } from '../../content/times'
import { httpApi } from '../../lib/http-client'
import { useLanguage } from '../../lib/texts'
import { type Call, useCall } from '../../lib/use-call'
import { Button } from '../../ui/button'
import { Pages } from '../../ui/pages'
import { Picture } from '../../ui/picture'
import { Card } from './card'
import { Notice } from './notice'

const pageSize = 10
const address = '/user/index?tab=activities'

type MyPage = OutputOf<typeof getMyActivities>
type MyActivity = MyPage['records'][number]

/** Activities that the patient has registered or waits for (A10). */
export function MyActivitiesTab() {
  const [search] = useSearchParams()
  const pageNum = pageNumOf(search)
  const call = useCall((options) => httpApi(getMyActivities, { pageNum, pageSize }, options), { of: pageNum })
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} tabIndex={-1}>
      <Content
        call={call}
        onChanged={(reload) => {
          // The button that was pressed is about to go.
          frame.current?.focus()
          reload()
        }}
      />
    </div>
  )
}

interface ContentProps {
  call: Call<MyPage>
  onChanged: (reload: () => void) => void
}

function Content({ call, onChanged }: ContentProps) {
  const texts = useActivityTexts()
  const { mine: words } = texts
  if (call.state === 'loading') return <Notice role="status" text={words.loading} />
  if (call.state === 'failed')
    return (
      <Notice role="alert" title={words.failed} text={call.error.message}>
        <Button size="large" onClick={call.retry}>
          {texts.failed.retry}
        </Button>
      </Notice>
    )
  const { data: page, reload } = call
  if (page.total === 0)
    return (
      <Notice title={words.empty} text={words.emptyText}>
        <Button to={listPath} size="large">
          {words.find}
        </Button>
      </Notice>
    )
  const last = Math.ceil(page.total / pageSize)
  if (page.records.length === 0)
    return (
      <Notice title={texts.pastEnd.title} text={texts.pastEnd.text}>
        <Button to={pageAddress(last)}>{texts.pastEnd.last}</Button>
      </Notice>
    )
  return (
    <Card title={words.title} text={words.text}>
      <Pages {...page} hrefOf={pageAddress}>
        <ul className={own.list}>
          {page.records.map((activity) => (
            <Item key={activity.id} activity={activity} onChanged={() => onChanged(reload)} />
          ))}
        </ul>
      </Pages>
    </Card>
  )
}

function Item({ activity, onChanged }: { activity: MyActivity; onChanged: () => void }) {
  const { mine: words } = useActivityTexts()
  const language = useLanguage()
  const { id, title, coverPcFileIdList, activityStartTime, activityEndTime, location, city, status } = activity
  const [cover] = coverPcFileIdList
  const isAhead = activityStartTime > newYorkWall(new Date())
  const isComing = isAhead && !activity.calledOff
  return (
    <li className={own.item}>
      {cover && (
        <div className={own.picture}>
          <Picture path={cover} alt="" sizes="(max-width: 40rem) 92vw, 240px" />
        </div>
      )}
      <div className={own.words}>
        <h3>
          <Link to={activityAddress(id)}>
            <Phrases text={title} />
          </Link>
        </h3>
        <p>
          {spanText(activityStartTime, activityEndTime, language)}
          <br />
          {whereText({ location, city })}
        </p>
        {isAhead || activity.calledOff ? <Changes activity={activity} /> : <p>{words.over}</p>}
        {isComing && <Place registration={activity} />}
        {isComing && status !== 'none' && (
          <CancelButton activity={activity} status={status} onCancelled={onChanged} onRefused={onChanged} />
        )}
      </div>
    </li>
  )
}

function pageAddress(pageNum: number): string {
  return pageNum === 1 ? address : `${address}&page=${pageNum}`
}
