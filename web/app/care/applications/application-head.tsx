import type { ApplicationDetail, ApplicationEvent } from '@portal/contract/care/applications/applications'
import { formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import type { Ref } from 'react'
import { TabTitle } from '../../content/tab-title'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import { PrintButton } from '../../ui/print-button'
import { Fact, Facts } from '../shared/facts'
import { ForPerson } from '../shared/people/for-person'
import * as styles from './applications.module.css'
import { CallButton } from './call-button'
import { ApplicationMarks } from './marks'

interface ApplicationHeadProps {
  application: ApplicationDetail
  heading: Ref<HTMLHeadingElement>
}

/** The service that an application is for, and its status. */
export function ApplicationHead({ application, heading }: ApplicationHeadProps) {
  const words = useApplicationsTexts()
  const care = useCareTexts()
  const language = useLanguage()
  // The office's explanation of the latest status change comes first, since users look for the reason.
  const isSaid = ({ kind }: ApplicationEvent) => kind === 'progress' || kind === 'called_off'
  const said = !application.cancelled && application.events.filter(isSaid).at(-1)?.text
  const { item, applicant, number, method, submittedAt, stage, open } = application
  return (
    <header className={styles.card}>
      <TabTitle name={`${item} ${care.forPerson(fullName(applicant))}`} />
      <h2 ref={heading} tabIndex={-1}>
        {item}
        <ForPerson person={applicant} />
      </h2>
      {/* Opening the application marks its news as read. */}
      <ApplicationMarks application={{ ...application, unread: false }} />
      {open ? <p>{care.stageHints[stage]}</p> : <ClosedNote application={application} />}
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
function ClosedNote({ application: { cancelled, stage, office } }: { application: ApplicationDetail }) {
  const { closed } = useApplicationsTexts()
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
