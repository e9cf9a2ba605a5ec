import type { CallOptions } from '@portal/client/api'
import { type ApplicationDetail, getMyApplication } from '@portal/contract/care/applications/applications'
import { type CareDocumentKind, getService } from '@portal/contract/care/services/services'
import { ActionResult } from '../../content/action-result'
import { nullIfMissing } from '../../content/null-if-missing'
import { Button } from '../../core/button'
import { httpApi } from '../../lib/api'
import { useResultTexts } from '../../locales/care-result'
import { Notice } from '../../ui/notice'
import { PrintButton } from '../../ui/print-button'
import { myApplicationPath, myApplicationsPath, servicesPath } from '../addresses'
import { CallContent } from '../shared/call-content'
import { useStepsAhead } from '../shared/promise-texts'
import { VisitCalendarButton } from '../shared/visit/visit-calendar-button'
import { Summary } from './summary'

/** The application that was just submitted: applyCare with `?request=`. */
export function SentResult({ id }: { id: string }) {
  const { sent: words } = useResultTexts()
  return (
    <CallContent load={(options) => fetchSent(id, options)} failed={`${words.failed} ${words.failedText}`}>
      {(sent) => (sent ? <Sent {...sent} /> : <ApplicationNotFound />)}
    </CallContent>
  )
}

interface SentProps {
  application: ApplicationDetail
  /** The documents to bring to a visit. */
  bring: readonly CareDocumentKind[]
}

async function fetchSent(id: string, options: CallOptions): Promise<SentProps | null> {
  const application = await nullIfMissing(httpApi(getMyApplication, { id }, options))
  if (!application) return null
  const { method, serviceId } = application
  if (method === 'online' || serviceId === null) return { application, bring: [] }
  // Without the list, the rest of the page is still useful.
  const service = await httpApi(getService, { serviceId }, options).catch(() => null)
  return { application, bring: service?.documents.map(({ kind }) => kind) ?? [] }
}

function Sent({ application, bring }: SentProps) {
  const words = useResultTexts()
  const { cancelled, method, number } = application
  const stepsOf = useStepsAhead(words.sent.steps[method])
  const title = method === 'offline' ? words.sent.booked : words.sent.title
  return (
    <ActionResult
      title={cancelled ? words.sent.cancelled : title}
      text={cancelled ? words.sent.cancelledText : words.sent.text}
      mark={words.number(number)}
      next={cancelled ? undefined : { title: words.next, steps: stepsOf(application) }}
      actions={<ActionLinks application={application} />}
    >
      <Summary application={application} bring={bring} />
    </ActionResult>
  )
}

function ActionLinks({ application: { id, method, cancelled } }: { application: ApplicationDetail }) {
  const words = useResultTexts()
  return (
    <>
      <Button to={myApplicationPath(id)} size="large" mainAction>
        {words.sent.center}
      </Button>
      {method === 'offline' && !cancelled && <VisitCalendarButton id={id} label={words.sent.calendar} />}
      <PrintButton size="large">{words.sent.print}</PrintButton>
      <Button to={servicesPath} kind="secondary" size="large">
        {words.care.more}
      </Button>
    </>
  )
}

function ApplicationNotFound() {
  const words = useResultTexts()
  return (
    <Notice title={words.sent.missing} text={words.sent.missingText} level={1}>
      <Button to={myApplicationsPath} size="large" mainAction>
        {words.care.all}
      </Button>
      <Button to={servicesPath} kind="secondary" size="large">
        {words.services}
      </Button>
    </Notice>
  )
}
