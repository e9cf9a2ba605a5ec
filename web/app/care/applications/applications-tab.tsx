import type { CallOptions } from '@portal/client/api'
import {
  type ApplicationDetail,
  getMyApplication,
  getMyApplications,
} from '@portal/contract/care/applications/applications'
import { getDrafts } from '@portal/contract/care/applications/applying'
import { getWhiteCard } from '@portal/contract/care/white-card/white-card'
import type { OutputOf } from '@portal/contract/endpoint'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { nullIfMissing } from '../../content/null-if-missing'
import { pageNumOf } from '../../content/page-num'
import { Button } from '../../core/button'
import { focusTitle } from '../../core/focus-title'
import { httpApi } from '../../lib/api'
import { type Call, useCall } from '../../lib/use-call'
import { useApplicationsTexts } from '../../locales/applications'
import { useServiceTexts } from '../../locales/services'
import { Card, Cards } from '../../ui/card'
import { NotLoaded } from '../../ui/not-loaded'
import { Notice } from '../../ui/notice'
import { PagedList } from '../../ui/paged-list'
import { Drafts } from '../services/drafts'
import { Failed } from '../shared/call-content'
import { applicationsPath } from './addresses'
import { ApplicationList, focusApplication } from './application-list'
import { ApplicationView } from './application-view'
import { CallButton } from './call-button'
import { WhiteCardPart } from './white-card-part'

const pageSize = 10

interface ApplicationsTabProps {
  /** Called when an application was viewed or changed, since fewer items may need attention now. */
  onSeen: () => void
}

/** The patient's applications (A10, W05): the list, or the application named by `?request=`. */
export function ApplicationsTab({ onSeen }: ApplicationsTabProps) {
  const words = useApplicationsTexts()
  const [search] = useSearchParams()
  const id = search.get('request')
  const pageNum = pageNumOf(search)
  const page = useCall((options) => httpApi(getMyApplications, { pageNum, pageSize }, options), {
    of: pageNum,
    when: id === null,
    keep: true,
  })
  const whiteCard = useQuietly((options) => httpApi(getWhiteCard, {}, options), id === null)
  const drafts = useQuietly((options) => httpApi(getDrafts, {}, options), id === null)
  const isPageComplete = whiteCard.state !== 'loading' && drafts.state !== 'loading'
  const isReady = page.state === 'loaded' && isPageComplete
  // Before the first application, the card is the first step; afterwards the applications are what people come for.
  const hasApplied = page.state === 'loaded' && page.data.total > 0
  const opened = useRef<string | null>(null)
  const wasListed = useRef(false)
  const isFirst = useRef(true)
  if (isPageComplete) isFirst.current = false
  useEffect(() => {
    if (id !== null) opened.current = id
    else if (isReady) {
      wasListed.current = true
      if (opened.current) focusApplication(opened.current)
      opened.current = null
    }
  }, [id, isReady])

  if (id !== null)
    return (
      <OpenedApplication
        key={id}
        id={id}
        listPath={applicationsPath(pageNum)}
        isOpened={wasListed.current}
        onSeen={onSeen}
      />
    )
  // Show all three lists at once: a list that loads late would push the others down.
  if (isFirst.current) return <Notice look="card" role="status" text={words.loading} />
  return (
    <Cards>
      {!hasApplied && <WhiteCardPart call={whiteCard} />}
      <UnfinishedDrafts call={drafts} />
      <ApplicationItems call={page} pageNum={pageNum} />
      {hasApplied && <WhiteCardPart call={whiteCard} />}
    </Cards>
  )
}

/** Quiet, because the toast of the main list is enough when all calls fail. */
function useQuietly<T>(ask: (options: CallOptions) => Promise<T>, isListed: boolean) {
  return useCall((options) => ask({ ...options, quiet: true }), { when: isListed, keep: true })
}

/** Drafts that were started but not submitted. */
function UnfinishedDrafts({ call }: { call: Call<OutputOf<typeof getDrafts>> }) {
  const { drafts: words } = useServiceTexts()
  if (call.state === 'loading') return null
  if (call.state === 'failed') return <Failed title={words.failed} again={call.retry} />
  const onDiscarded = () => {
    // The button that has the focus is about to be removed.
    focusTitle()
    call.reload()
  }
  return <Drafts drafts={call.data} onDiscarded={onDiscarded} />
}

interface ApplicationItemsProps {
  call: Call<OutputOf<typeof getMyApplications>>
  pageNum: number
}

function ApplicationItems({ call, pageNum }: ApplicationItemsProps) {
  const words = useApplicationsTexts()
  return (
    <PagedList
      call={call}
      hrefOf={applicationsPath}
      texts={words}
      whenEmpty={
        <Button to="/services" size="large">
          {words.toServices}
        </Button>
      }
      whenPastEnd={() => <Button to={applicationsPath()}>{words.firstPage}</Button>}
      frame={(pages) => (
        <Card title={words.title} text={words.text}>
          {pages}
          <Button kind="secondary" to="/services">
            {words.applyAgain}
          </Button>
        </Card>
      )}
    >
      {(applications) => <ApplicationList applications={applications} pageNum={pageNum} />}
    </PagedList>
  )
}

interface OpenedApplicationProps extends ApplicationsTabProps {
  id: string
  listPath: string
  isOpened: boolean
}

/** One application. A malformed id is treated like an unknown one or one of another user. */
function OpenedApplication({ id, listPath, isOpened, onSeen }: OpenedApplicationProps) {
  const { one: words, retry } = useApplicationsTexts()
  // Keep a message that is being typed when the network fails; the call that failed has already shown its error.
  const call = useCall((options) => nullIfMissing(httpApi(getMyApplication, { id }, { ...options, quiet: true })), {
    keep: true,
  })
  const known = call.state === 'loaded' ? call.data : null
  useEffect(() => {
    if (known) onSeen()
  }, [known, onSeen])
  if (call.state !== 'loaded')
    return (
      <NotLoaded call={call} texts={{ ...words, retry }}>
        <Button size="large" kind="secondary" to={listPath}>
          {words.back}
        </Button>
        <CallButton />
      </NotLoaded>
    )
  const { data: application, reload, update } = call
  if (!application)
    return (
      <Notice look="card" role="alert" title={words.unknown} text={words.unknownText}>
        <Button size="large" to={listPath}>
          {words.back}
        </Button>
        <CallButton />
      </Notice>
    )
  const take = (changed: ApplicationDetail) => update(() => changed)
  return (
    <ApplicationView application={application} take={take} again={reload} listPath={listPath} isOpened={isOpened} />
  )
}
