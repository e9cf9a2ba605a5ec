import type { RequestDetail, RequestEvent } from '@portal/contract/care/applications/requests'
import { formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import type { Ref } from 'react'
import { TabTitle } from '../../content/tab-title'
import { useLanguage } from '../../core/texts'
import { useCareTexts } from '../../locales/care'
import { useRequestTexts } from '../../locales/requests'
import { PrintButton } from '../../ui/print-button'
import { Fact, Facts } from '../shared/facts'
import { ForPerson } from '../shared/people/for-person'
import { CallButton } from './call-button'
import { RequestMarks } from './marks'
import * as styles from './requests.module.css'

interface RequestHeadProps {
  request: RequestDetail
  heading: Ref<HTMLHeadingElement>
}

/** The service that an application is for, and its status. */
export function RequestHead({ request, heading }: RequestHeadProps) {
  const words = useRequestTexts()
  const care = useCareTexts()
  const language = useLanguage()
  // The office's explanation of the latest status change comes first, since users look for the reason.
  const isSaid = ({ kind }: RequestEvent) => kind === 'progress' || kind === 'called_off'
  const said = !request.cancelled && request.events.filter(isSaid).at(-1)?.text
  const { item, applicant, number, method, submittedAt, stage, open } = request
  return (
    <header className={styles.card}>
      <TabTitle name={`${item} ${care.forPerson(fullName(applicant))}`} />
      <h2 ref={heading} tabIndex={-1}>
        {item}
        <ForPerson person={applicant} />
      </h2>
      {/* Opening the application marks its news as read. */}
      <RequestMarks request={{ ...request, unread: false }} />
      {open ? <p>{care.stageHints[stage]}</p> : <ClosedNote request={request} />}
      {said && <p className={styles.words}>{words.officeWrites(said)}</p>}
      <Facts>
        <Fact name={care.applicationNumber}>
          <span translate="no">{number}</span>
        </Fact>
        <Fact name={care.method}>{care.methods[method]}</Fact>
        <Fact name={care.sentOn}>{formatPastMoment(submittedAt, language)}</Fact>
      </Facts>
      <PrintButton>{words.one.print}</PrintButton>
    </header>
  )
}

/** Says that the application is closed, and whom to call. */
function ClosedNote({ request: { cancelled, stage, office } }: { request: RequestDetail }) {
  const { closed } = useRequestTexts()
  const { stageHints } = useCareTexts()
  return (
    <div className={styles.closed}>
      <p className={styles.strong}>{cancelled ? closed.cancelled : closed.finished}</p>
      {!cancelled && <p>{stageHints[stage]}</p>}
      <p>{closed.text}</p>
      <CallButton phone={office?.phone} />
    </div>
  )
}
