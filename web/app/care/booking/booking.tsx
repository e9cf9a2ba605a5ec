import type { Service } from '@portal/contract/care/services'
import { useState } from 'react'
import { Button } from '../../core/button'
import { useVisitTexts } from '../../locales/visits'
import { useWizard } from '../../ui/wizard/use-wizard'
import { WizardFrame } from '../../ui/wizard/wizard-frame'
import { CallContent } from '../shared/call-content'
import { CallUs } from '../shared/call-us'
import { bookingPathOf, steps } from './address'
import styles from './booking.module.css'
import { type BookingData, fetchBookingData } from './booking-data'
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
  const { place, choose, go } = useBookingState()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const service = data.services.find(({ serviceId }) => serviceId === place.serviceId)
  const wizard = useWizard({
    steps,
    asked: place.step,
    open: firstOpenStep(data, place),
    pathOf: (step) => bookingPathOf({ ...place, step }),
    go: (step, { replace }) => go({ step }, replace),
    instead: !service,
  })
  const { step } = wizard

  if (!service) {
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
      <ServiceLine service={service} many={data.services.length > 1} onOther={() => go({ serviceId: 0 })} />
      <WizardFrame wizard={wizard} titles={words.stepTitles} texts={words.stepTexts}>
        <Part
          key={step}
          data={data}
          service={service}
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
  service: Service
  /** Whether there are other services to select. */
  many: boolean
  onOther: () => void
}

function ServiceLine({ service, many, onOther }: ServiceLineProps) {
  const words = useVisitTexts()
  return (
    <p className={styles.service}>
      <span>
        {words.forService}
        <strong>{service.title}</strong>
      </span>
      {many && (
        <Button kind="quiet" onClick={onOther}>
          {words.otherService}
        </Button>
      )}
    </p>
  )
}
