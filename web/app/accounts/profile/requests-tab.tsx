import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { requestsPath } from '../../care/requests/addresses'
import { CallButton } from '../../care/requests/call-button'
import { focusRequest, RequestList } from '../../care/requests/request-list'
import { useRequestTexts } from '../../care/requests/request-texts'
import { RequestView } from '../../care/requests/request-view'
import { useMyRequest } from '../../care/requests/use-my-request'
import { type KnownRequests, useMyRequests } from '../../care/requests/use-my-requests'
import { useWhiteCard } from '../../care/requests/use-white-card'
import { WhiteCardPart } from '../../care/requests/white-card-part'
import { pageNumOf } from '../../content/page-num'
import { Button } from '../../ui/button'
import { Pages } from '../../ui/pages'
import { Card } from './card'
import { Notice } from './notice'
import styles from './profile.module.css'

/** The patient's own applications (A10, W05): the list, or the one that `?request=` names. */
export function RequestsTab() {
  const [search] = useSearchParams()
  const id = search.get('request')
  const pageNum = pageNumOf(search)
  const requests = useMyRequests(pageNum, id === null)
  const whiteCard = useWhiteCard(id === null)
  const isReady = requests.known.state === 'ready' && whiteCard.known !== 'loading'
  const opened = useRef<string | null>(null)
  const wasListed = useRef(false)
  useEffect(() => {
    if (id !== null) opened.current = id
    else if (isReady) {
      wasListed.current = true
      if (opened.current) focusRequest(opened.current)
      opened.current = null
    }
  }, [id, isReady])

  if (id !== null) return <One key={id} id={id} listPath={requestsPath(pageNum)} isOpened={wasListed.current} />
  // Both come in at about the same time; one after the other, the second would be pushed down by the first.
  if (whiteCard.known === 'loading') return <Loading />
  return (
    <div className={styles.cards}>
      <WhiteCardPart {...whiteCard} known={whiteCard.known} />
      <Listed {...requests} pageNum={pageNum} />
    </div>
  )
}

function Loading() {
  return <Notice role="status" text={useRequestTexts().loading} />
}

interface ListedProps {
  known: KnownRequests
  again: () => void
  pageNum: number
}

function Listed({ known, again, pageNum }: ListedProps) {
  const words = useRequestTexts()
  if (known.state === 'loading') return <Loading />
  if (known.state === 'failed')
    return (
      <Notice role="alert" title={words.failed} text={known.message}>
        <Button size="large" onClick={again}>
          {words.retry}
        </Button>
      </Notice>
    )
  const { page } = known
  if (page.total === 0)
    return (
      <Notice title={words.empty} text={words.emptyText}>
        <Button to="/services" size="large">
          {words.toServices}
        </Button>
      </Notice>
    )
  if (page.records.length === 0)
    return (
      <Notice title={words.pastEnd} text={words.pastEndText}>
        <Button to={requestsPath()}>{words.firstPage}</Button>
      </Notice>
    )
  return (
    <Card title={words.title} text={words.text}>
      <Pages {...page} hrefOf={requestsPath}>
        <RequestList requests={page.records} pageNum={pageNum} />
      </Pages>
      <Button kind="secondary" to="/services">
        {words.applyAgain}
      </Button>
    </Card>
  )
}

interface OneProps {
  id: string
  listPath: string
  isOpened: boolean
}

function One({ id, listPath, isOpened }: OneProps) {
  const { one: words, retry } = useRequestTexts()
  const { known, again, take } = useMyRequest(id)
  if (known.state === 'ready')
    return <RequestView request={known.request} take={take} again={again} listPath={listPath} isOpened={isOpened} />
  if (known.state === 'loading') return <Notice role="status" text={words.loading} />
  const failure = known.state === 'failed' ? known.message : null
  return (
    <Notice role="alert" title={failure ? words.failed : words.unknown} text={failure ?? words.unknownText}>
      {failure && (
        <Button size="large" onClick={again}>
          {retry}
        </Button>
      )}
      <Button size="large" kind={failure ? 'secondary' : 'primary'} to={listPath}>
        {words.back}
      </Button>
      <CallButton />
    </Notice>
  )
}
