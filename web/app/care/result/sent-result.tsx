import { getMyRequest, type RequestDetail } from '@portal/contract/care/requests'
import { NextSteps } from '../../content/next-steps'
import { nullIfMissing } from '../../content/null-if-missing'
import { httpApi } from '../../core/api'
import { Button } from '../../core/button'
import { useResultTexts } from '../../locales/care-result'
import { Notice } from '../../ui/notice'
import { myRequestPath, myRequestsPath, servicesPath } from '../addresses'
import { Answered } from '../shared/answered'
import { VisitCalendarButton } from '../shared/visit-calendar-button'
import styles from './result.module.css'
import { Summary } from './summary'

/** The application that was just sent: applyCare with `?request=`. */
export function SentResult({ id }: { id: string }) {
  const { sent: words } = useResultTexts()
  return (
    <Answered
      ask={(options) => nullIfMissing(httpApi(getMyRequest, { id }, options))}
      failed={`${words.failed} ${words.failedText}`}
    >
      {(request) => (request ? <Sent request={request} /> : <Missing />)}
    </Answered>
  )
}

function Sent({ request }: { request: RequestDetail }) {
  const words = useResultTexts()
  const { cancelled, method, number } = request
  return (
    <>
      <h1>{cancelled ? words.sent.cancelled : words.sent.title}</h1>
      <p className={`${styles.lead} ${styles.screen}`}>{cancelled ? words.sent.cancelledText : words.sent.text}</p>
      <p className={styles.number}>{words.number(number)}</p>
      <div className={styles.columns}>
        {!cancelled && (
          <div className={styles.screen}>
            <NextSteps title={words.next} steps={words.sent.steps[method]} />
          </div>
        )}
        <Summary request={request} />
      </div>
      <Ways request={request} />
    </>
  )
}

function Ways({ request: { id, method, cancelled } }: { request: RequestDetail }) {
  const words = useResultTexts()
  return (
    <div className={`${styles.ways} ${styles.screen}`}>
      <Button to={myRequestPath(id)} size="large">
        {words.sent.center}
      </Button>
      {method === 'offline' && !cancelled && <VisitCalendarButton id={id} label={words.sent.calendar} />}
      <Button kind="secondary" size="large" onClick={() => window.print()}>
        {words.sent.print}
      </Button>
      <Button to={servicesPath} kind="secondary" size="large">
        {words.care.more}
      </Button>
    </div>
  )
}

function Missing() {
  const words = useResultTexts()
  return (
    <Notice title={words.sent.missing} text={words.sent.missingText} level={1}>
      <Button to={myRequestsPath} size="large">
        {words.care.all}
      </Button>
      <Button to={servicesPath} kind="secondary" size="large">
        {words.services}
      </Button>
    </Notice>
  )
}
