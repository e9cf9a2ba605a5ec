import type { RequestDetail } from '@portal/contract/care/requests'
import type { Ref } from 'react'
import { pastText } from '../../content/times'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { useCareTexts } from '../../locales/care'
import { useRequestTexts } from '../../locales/requests'
import { Fact, Facts } from '../shared/facts'
import { CallButton } from './call-button'
import { RequestMarks } from './marks'
import styles from './requests.module.css'

interface RequestHeadProps {
  request: RequestDetail
  heading: Ref<HTMLHeadingElement>
}

/** What an application is for, and how far it is. */
export function RequestHead({ request, heading }: RequestHeadProps) {
  const words = useRequestTexts()
  const care = useCareTexts()
  const language = useLanguage()
  // Why it is so is the first thing that people want to know.
  const said = !request.cancelled && request.events.findLast(({ kind }) => kind === 'progress')?.text
  const { item, number, method, submittedAt, stage, open } = request
  return (
    <header className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {item}
      </h2>
      {/* Opened, its news are no longer new. */}
      <RequestMarks request={{ ...request, unread: false }} />
      {open ? <p>{care.stageHints[stage]}</p> : <Closed request={request} />}
      {said && <p className={styles.words}>{words.officeWrites(said)}</p>}
      <Facts>
        <Fact name={care.applicationNumber}>{number}</Fact>
        <Fact name={care.method}>{care.methods[method]}</Fact>
        <Fact name={care.sentOn}>{pastText(submittedAt, language)}</Fact>
      </Facts>
      <Button kind="secondary" onClick={() => window.print()}>
        {words.one.print}
      </Button>
    </header>
  )
}

/** Says that nothing goes on here, and whom to call. */
function Closed({ request: { cancelled, stage, office } }: { request: RequestDetail }) {
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
