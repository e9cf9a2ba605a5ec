import type { KeptApplication as Kept } from '@portal/contract/care/kept-records'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'
import { DocumentPages } from './documents/document-pages'
import { History } from './history'
import { PersonFacts } from './person-facts'

/** A finished application of a deleted account. */
export function KeptApplication({ content }: { content: Kept }) {
  const texts = useApplicationsTexts()
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
        <PersonFacts application={content} medicaidId={medicaidId}>
          <Fact label={texts.people.note}>{content.note}</Fact>
        </PersonFacts>
      </Card>
      <Card title={texts.documents.title}>
        <DocumentPages documents={content.documents} missing={[]} />
      </Card>
      <History application={{ events: content.events, calls: [] }} />
    </>
  )
}
