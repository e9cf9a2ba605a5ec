import { nearestFirst } from '@portal/contract/person/near'
import { useMemo, useState } from 'react'
import { useVisitTexts } from '../../locales/visits'
import { FormNotice } from '../../ui/form/form-notice'
import { NextButton, StepActions } from '../../ui/wizard/wizard-frame'
import { officeOf, useMomentText } from '../shared/visit/visit'
import { OfficePart, SlotPart } from '../shared/visit/visit-picker'
import * as styles from './booking.module.css'
import { NearField, useNear } from './near-field'
import type { StepProps } from './step-props'

/** Selects the office, the nearest one first. */
export function OfficeStep({ data, place, refusal, choose, goToNextStep }: StepProps) {
  const words = useVisitTexts()
  const [asked, setAsked] = useState(0)
  const { isAsked, postcode } = useNear(data)
  // A new list redraws the map.
  const offices = useMemo(() => nearestFirst(data.offices, postcode), [data.offices, postcode])
  const chosen = officeOf(offices, place.visit)
  return (
    <>
      {refusal?.problem && <FormNotice text={refusal.problem} />}
      {isAsked && <NearField draft={data.draft} />}
      <OfficePart offices={offices} visit={place.visit} onChange={choose} />
      {asked > 0 && !chosen && <FormNotice key={asked} text={words.chooseOffice} />}
      <StepActions>
        <NextButton onClick={() => (chosen ? goToNextStep() : setAsked(asked + 1))}>{words.next}</NextButton>
      </StepActions>
    </>
  )
}

/** Selects date and time. */
export function TimeStep({ data, place, refusal, choose, goToNextStep }: StepProps) {
  const words = useVisitTexts()
  const [asked, setAsked] = useState(0)
  const { visit } = place
  const moment = useMomentText(visit)
  const complete = visit.day !== '' && visit.time !== ''
  return (
    <>
      <p className={styles.office}>{officeOf(data.offices, visit)?.companyName}</p>
      <SlotPart offices={data.offices} visit={visit} onChange={choose} problem={refusal?.problem} />
      {complete && (
        <p className={styles.chosen}>
          {words.review.visit}
          <strong>{moment}</strong>
        </p>
      )}
      {asked > 0 && !complete && (
        <FormNotice key={asked} text={visit.day ? words.times.choose : words.calendar.chooseDay} />
      )}
      <StepActions>
        <NextButton onClick={() => (complete ? goToNextStep() : setAsked(asked + 1))}>{words.next}</NextButton>
      </StepActions>
    </>
  )
}
