import { fullName, type Name } from '@portal/contract/person/names'
import { useState } from 'react'
import { TabTitle } from '../../content/tab-title'
import { Button } from '../../core/button'
import { useCareTexts } from '../../locales/care'
import { useVisitTexts } from '../../locales/visits'
import { DroppedNote } from '../../ui/wizard/dropped-note'
import { useDraft } from '../../ui/wizard/use-draft'
import { useWizard } from '../../ui/wizard/use-wizard'
import { WizardFrame } from '../../ui/wizard/wizard-frame'
import { CallContent } from '../shared/call-content'
import { CallUs } from '../shared/call-us'
import { ForPerson } from '../shared/people/for-person'
import { bookingPathOf, steps } from './address'
import * as styles from './booking.module.css'
import { type BookingData, fetchBookingData } from './booking-data'
import { peopleIn } from './draft'
import { firstOpenStep } from './open-step'
import { PeopleStep } from './people-step'
import type { Refusal } from './refusal'
import { ReviewStep } from './review-step'
import { ServiceStep } from './service-step'
import { useBookingState } from './use-booking-state'
import { OfficeStep, TimeStep } from './visit-steps'

const parts = { office: OfficeStep, time: TimeStep, people: PeopleStep, review: ReviewStep }

/** Books an office visit in four steps: office, time, people, review. The URL keeps the step and the selections. */
export function Booking() {
  const words = useVisitTexts()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.text}</p>
      </div>
      <CallContent load={fetchBookingData}>{(data) => <Steps data={data} />}</CallContent>
      <CallUs />
    </div>
  )
}

function Steps({ data }: { data: BookingData }) {
  const words = useVisitTexts()
  const { forPerson } = useCareTexts()
  const { place, choose, go } = useBookingState()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const draft = useDraft(data.draft)
  const service = data.services.find(({ serviceId }) => serviceId === place.serviceId)
  const isChosen = place.serviceId === 'undecided' || service !== undefined
  const wizard = useWizard({
    steps,
    asked: place.step,
    open: firstOpenStep(data, place),
    pathOf: (step) => bookingPathOf({ ...place, step }),
    go: (step, { replace }) => go({ step }, replace),
    round: draft.round,
    instead: !isChosen,
  })
  const { step } = wizard
  // Only after the step that asks for it; before, the step's own fields show it.
  const person = step === 'review' ? peopleIn(data.draft) : undefined

  if (!isChosen) {
    return (
      <ServiceStep
        data={data}
        unknown={place.serviceId !== 0 || refusal !== null}
        moved={wizard.moved}
        onChoose={(id) => go({ serviceId: id })}
      />
    )
  }
  const Part = parts[step]
  return (
    <>
      {person && <TabTitle name={`${words.stepTitles[step]} · ${words.title} ${forPerson(fullName(person))}`} />}
      <ServiceLine title={service?.title ?? words.undecided} person={person} onOther={() => go({ serviceId: 0 })} />
      <WizardFrame
        wizard={wizard}
        titles={words.stepTitles}
        texts={words.stepTexts}
        notes={<DroppedNote state={draft} />}
      >
        <Part
          key={`${step} ${draft.round}`}
          data={data}
          place={{ ...place, step }}
          refusal={refusal?.step === step ? refusal : null}
          choose={(visit) => choose({ visit })}
          goToNextStep={() => {
            setRefusal(null)
            wizard.goToNextStep()
          }}
          refuse={(refused, change) => {
            setRefusal(refused)
            go({ ...change, step: refused.step })
          }}
        />
      </WizardFrame>
    </>
  )
}

interface ServiceLineProps {
  title: string
  person: Name | undefined
  onOther: () => void
}

function ServiceLine({ title, person, onOther }: ServiceLineProps) {
  const words = useVisitTexts()
  return (
    <p className={styles.service}>
      <span>
        {words.forService}
        <strong>
          <span>{title}</span>
          {person && <ForPerson person={person} />}
        </strong>
      </span>
      <Button kind="quiet" onClick={onOther}>
        {words.otherService}
      </Button>
    </p>
  )
}
