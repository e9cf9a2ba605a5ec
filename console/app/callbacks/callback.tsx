import { type Callback as Asked, getCallback, settleCallback } from '@portal/contract/callbacks/staff'
import { languageNames } from '@portal/contract/language'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useCallbackTexts } from '../locales/callback'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Phone } from '../ui/phone'
import { RecordBar } from '../ui/record-bar'
import { Settle, useSettledBy } from '../ui/settle'
import styles from './callback.module.css'

/** A call that somebody asked for: whom to call, about what, and in which language. */
export function Callback() {
  const { id = '' } = useParams()
  const texts = useCallbackTexts()
  const query = useQuery({
    queryKey: ['callback', id],
    queryFn: ({ signal }) => api(getCallback, { id }, { signal }),
  })
  const name = query.data?.name ?? texts.title
  return (
    <Page title={name} aside={<Link to="/work">{texts.queue}</Link>}>
      <RecordBar kind="callback" id={id} name={name} />
      <Loaded query={query}>
        {(asked) => (
          <div className={styles.columns}>
            <ToDo asked={asked} />
            <What asked={asked} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function ToDo({ asked }: { asked: Asked }) {
  const texts = useCallbackTexts()
  const settledBy = useSettledBy()
  const { id, version } = asked
  return (
    <Card title={texts.todo}>
      <p>
        {texts.call(languageNames[asked.language])} <Phone number={asked.phone} />
      </p>
      <Settle
        record={asked}
        queryKey={['callback', id]}
        facts={({ handled }) => [[texts.todo, handled ? settledBy(handled) : '']]}
        change={() => api(settleCallback, { id, version })}
        words={texts}
      />
    </Card>
  )
}

function What({ asked: { name, phone, language, about, askedAt } }: { asked: Asked }) {
  const texts = useCallbackTexts()
  const own = useLanguage()
  return (
    <Card title={texts.what}>
      <dl className={styles.facts}>
        <dt>{texts.about}</dt>
        <dd>{texts.topics[about]}</dd>
        <dt>{texts.name}</dt>
        <dd>{name}</dd>
        <dt>{texts.phone}</dt>
        <dd>
          <Phone number={phone} />
        </dd>
        <dt>{texts.language}</dt>
        <dd>{languageNames[language]}</dd>
        <dt>{texts.asked}</dt>
        <dd>{shownMoment(askedAt, own)}</dd>
      </dl>
    </Card>
  )
}
