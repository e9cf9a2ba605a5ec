import { getMyActivities } from '@portal/contract/activities'
import { useEffect, useRef, useState } from 'react'
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
import { Button } from '../../ui/button'
import { Pages } from '../../ui/pages'
import { Picture } from '../../ui/picture'
import { Card } from './card'
import { Notice } from './notice'

const pageSize = 10
const address = '/user/index?tab=activities'

type MyPage = Awaited<ReturnType<typeof fetchPage>>
type MyActivity = MyPage['records'][number]

const fetchPage = (pageNum: number, signal: AbortSignal) =>
  httpApi(getMyActivities, { pageNum, pageSize }, { quiet: true, signal })

/** Activities that the patient has registered or waits for (A10). */
export function MyActivitiesTab() {
  const [search] = useSearchParams()
  const { loaded, again } = useMyActivities(pageNumOf(search))
  const frame = useRef<HTMLDivElement>(null)
  const onChanged = () => {
    // The button that was pressed is about to go.
    frame.current?.focus()
    again()
  }
  return (
    <div ref={frame} tabIndex={-1}>
      <Content loaded={loaded} again={again} onChanged={onChanged} />
    </div>
  )
}

interface ContentProps {
  loaded: MyPage | 'loading' | Error
  again: () => void
  onChanged: () => void
}

function Content({ loaded, again, onChanged }: ContentProps) {
  const texts = useActivityTexts()
  const { mine: words } = texts
  if (loaded === 'loading') return <Notice role="status" text={words.loading} />
  if (loaded instanceof Error)
    return (
      <Notice role="alert" title={words.failed} text={loaded.message}>
        <Button size="large" onClick={again}>
          {texts.failed.retry}
        </Button>
      </Notice>
    )
  if (loaded.total === 0)
    return (
      <Notice title={words.empty} text={words.emptyText}>
        <Button to={listPath} size="large">
          {words.find}
        </Button>
      </Notice>
    )
  const last = Math.ceil(loaded.total / pageSize)
  if (loaded.records.length === 0)
    return (
      <Notice title={texts.pastEnd.title} text={texts.pastEnd.text}>
        <Button to={pageAddress(last)}>{texts.pastEnd.last}</Button>
      </Notice>
    )
  return (
    <Card title={words.title} text={words.text}>
      <Pages {...loaded} hrefOf={pageAddress}>
        <ul className={own.list}>
          {loaded.records.map((activity) => (
            <Item key={activity.id} activity={activity} onChanged={onChanged} />
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

/** One page of the own activities, asked for in the browser: the server never renders it. */
function useMyActivities(pageNum: number) {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<MyPage | 'loading' | Error>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again, and another language for its titles
  useEffect(() => {
    const stop = new AbortController()
    setLoaded((was) => (was instanceof Error ? 'loading' : was))
    fetchPage(pageNum, stop.signal).then(setLoaded, (error: Error) => !stop.signal.aborted && setLoaded(error))
    return () => stop.abort()
  }, [pageNum, language, tries])
  return { loaded, again: () => setTries((count) => count + 1) }
}
