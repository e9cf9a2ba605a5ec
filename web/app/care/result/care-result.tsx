import type { CallOptions } from '@portal/client/api'
import { type Application, getMyApplications } from '@portal/contract/care/applications/applications'
import { getWhiteCard, mayHandIn } from '@portal/contract/care/white-card/white-card'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { httpApi } from '../../lib/api'
import { useCareTexts } from '../../locales/care'
import { useResultTexts } from '../../locales/care-result'
import { myApplicationPath, myApplicationsPath, servicesPath } from '../addresses'
import { CallContent } from '../shared/call-content'
import { Fact, Facts } from '../shared/facts'
import { Panel } from '../shared/panel'
import { ForPerson } from '../shared/people/for-person'
import { WhiteCardState } from '../shared/white-card-state'
import { NoCard } from './card-result'
import * as styles from './result.module.css'

/** The patient's progress towards care, when no application was just submitted: applyCare (H06). */
export function CareResult() {
  const { care: words } = useResultTexts()
  const { whiteCard } = useCareTexts()
  return (
    <>
      <h1>{words.title}</h1>
      <CallContent load={fetchState} failed={words.failed}>
        {({ card, open }) => (
          <div className={styles.columns}>
            {open.length > 0 ? <Open applications={open} /> : <NoApplication />}
            {mayHandIn(card.status) ? (
              <NoCard card={card} />
            ) : (
              <Panel title={whiteCard.title}>
                <WhiteCardState card={card} />
              </Panel>
            )}
          </div>
        )}
      </CallContent>
    </>
  )
}

async function fetchState(options: CallOptions) {
  const [card, { records }] = await Promise.all([
    httpApi(getWhiteCard, {}, options),
    httpApi(getMyApplications, { pageNum: 1, pageSize: 20 }, options),
  ])
  return { card, open: records.filter(({ cancelled, progress }) => !cancelled && progress !== 'finished') }
}

function Open({ applications }: { applications: Application[] }) {
  const { care: words } = useResultTexts()
  return (
    <Panel title={words.open}>
      <p>{words.openText}</p>
      <ul className={styles.requests}>
        {applications.map((application) => (
          <li key={application.id}>
            <Line application={application} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button to={myApplicationsPath}>{words.all}</Button>
        <Button to={servicesPath} kind="secondary">
          {words.more}
        </Button>
      </div>
    </Panel>
  )
}

function Line({ application }: { application: Application }) {
  const { care: words } = useResultTexts()
  const care = useCareTexts()
  const language = useLanguage()
  const { id, item, applicant, number, method, stage, submittedAt, appointmentDate, appointmentLocation } = application
  return (
    <>
      <h3>
        {item}
        <ForPerson person={applicant} />
      </h3>
      <Facts>
        <Fact name={care.applicationNumber}>
          <span translate="no">{number}</span>
        </Fact>
        <Fact name={care.progress}>{care.stages[stage]}</Fact>
        <Fact name={care.method}>{care.methods[method]}</Fact>
        <Fact name={care.sentOn}>{formatPastMoment(submittedAt, language)}</Fact>
        <Fact name={care.appointment}>{appointmentDate && formatMoment(appointmentDate, language)}</Fact>
        <Fact name={care.office}>{appointmentLocation}</Fact>
      </Facts>
      <Button to={myApplicationPath(id)} kind="secondary">
        {words.see}
        <span className="visually-hidden">{words.of(`${item} ${care.forPerson(fullName(applicant))}`)}</span>
      </Button>
    </>
  )
}

function NoApplication() {
  const { care: words } = useResultTexts()
  return (
    <Panel title={words.none}>
      <p>{words.noneText}</p>
      <Button to={servicesPath} kind="accent" size="large">
        {words.choose}
      </Button>
    </Panel>
  )
}
