import { getKeptRecord, type KeptApplication, type KeptCheck } from '@portal/contract/care/kept-records'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { retentionTable } from '@portal/contract/retention-table'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useChecksTexts } from '../locales/checks'
import { usePeopleTexts } from '../locales/people'
import { useRequestsTexts } from '../locales/requests'
import { Card } from '../ui/card'
import { DescriptionList, Fact } from '../ui/description-list'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { PrintButton } from '../ui/print-button'
import { History } from './history'
import { PaperPages } from './paper-pages'
import { PersonFacts } from './person-facts'

/** One record that is kept of a deleted account, to read and to print. */
export function KeptRecord() {
  const { id = '', recordId = '' } = useParams()
  const { accounts: texts } = usePeopleTexts()
  const { print } = useRequestsTexts()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['kept-record', id, recordId],
    queryFn: ({ signal }) => api(getKeptRecord, { id, recordId }, { signal }),
  })
  const aside = (
    <>
      <PrintButton>{print}</PrintButton>
      <Link to={`/accounts/deleted/${id}`}>{texts.deleted}</Link>
    </>
  )
  return (
    <Page title={query.data ? retentionTable[query.data.kind].name[language] : texts.deleted} aside={aside}>
      <Loaded query={query}>
        {({ kind, since, content }) => (
          <>
            <p>{texts.keptSince(shownMoment(since, language))}</p>
            {kind === 'finishedApplications' ? <Application content={content} /> : <Check content={content} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Application({ content }: { content: KeptApplication }) {
  const texts = useRequestsTexts()
  const language = useLanguage()
  const { number, item, method, appointmentLocation, appointmentDate, submittedAt, medicaidId } = content
  return (
    <>
      <Card title={number}>
        <DescriptionList>
          <Fact label={texts.methods[method]}>{item}</Fact>
          <Fact label={texts.since}>{formatPastMoment(submittedAt, language)}</Fact>
          <Fact label={texts.visit.title}>
            {appointmentDate && `${formatMoment(appointmentDate, language)}, ${appointmentLocation}`}
          </Fact>
        </DescriptionList>
      </Card>
      <Card title={texts.people.title}>
        <PersonFacts request={content} medicaidId={medicaidId}>
          <Fact label={texts.people.note}>{content.note}</Fact>
        </PersonFacts>
      </Card>
      <Card title={texts.papers.title}>
        <PaperPages documents={content.documents} missing={[]} />
      </Card>
      <History request={{ events: content.events, calls: [] }} />
    </>
  )
}

function Check({ content: { status, reason, by, medicaidId } }: { content: KeptCheck }) {
  const texts = useChecksTexts()
  const { people } = useRequestsTexts()
  const { accounts } = usePeopleTexts()
  return (
    <Card title={texts.status[status]}>
      <DescriptionList>
        <Fact label={people.medicaidId}>{medicaidId}</Fact>
        <Fact label={accounts.keptBy}>{by}</Fact>
      </DescriptionList>
      {reason && <p>{reason}</p>}
    </Card>
  )
}
