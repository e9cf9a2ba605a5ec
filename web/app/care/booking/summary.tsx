import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { useCareTexts } from '../../locales/care'
import { useVisitTexts } from '../../locales/visits'
import { usePeopleLines } from '../shared/people/people-lines'
import { Lines, SummaryFrame, SummaryPart } from '../shared/summary'
import { officeOf, useMomentText } from '../shared/visit/visit'
import { bookingPathOf, type Step } from './address'
import * as styles from './booking.module.css'
import { peopleIn } from './draft'
import type { StepProps } from './step-props'

/** A summary of the booking, with a link to change each part, and the documents to bring. */
export function Summary({ data, place, documents }: StepProps & { documents: readonly CareDocumentKind[] }) {
  const care = useCareTexts()
  const moment = useMomentText(place.visit)
  const office = officeOf(data.offices, place.visit)
  const { applicant, contact, news, note } = usePeopleLines(peopleIn(data.draft), data.info.medicaidId)
  const to = (step: Step) => bookingPathOf({ ...place, step })
  return (
    <SummaryFrame look="card">
      <SummaryPart title={care.appointment} to={to('time')}>
        <p className={styles.moment}>{moment}</p>
      </SummaryPart>
      <SummaryPart title={care.office} to={to('office')}>
        <p>{office?.companyName}</p>
        <p>{office?.detailedAddress}</p>
      </SummaryPart>
      {[applicant, contact, news, note].map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <SummaryPart key={title} title={title} to={to('people')}>
              <Lines lines={lines} />
            </SummaryPart>
          ),
      )}
      {documents.length > 0 && <Bring documents={documents} />}
    </SummaryFrame>
  )
}

function Bring({ documents }: { documents: readonly CareDocumentKind[] }) {
  const { review } = useVisitTexts()
  const care = useCareTexts()
  return (
    <SummaryPart title={review.bring}>
      <p>{review.bringText}</p>
      <ul>
        {documents.map((kind) => (
          <li key={kind}>{care.documents[kind].title}</li>
        ))}
      </ul>
    </SummaryPart>
  )
}
