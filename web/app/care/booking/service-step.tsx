import { Icon } from '../../core/icon'
import { useVisitTexts } from '../../locales/visits'
import { Picture } from '../../ui/picture'
import { StepHead } from '../../ui/wizard/step-head'
import styles from './booking.module.css'
import type { BookingData } from './booking-data'

interface ServiceStepProps {
  data: BookingData
  /** Whether the URL names a service for which no visit can be booked. */
  unknown: boolean
  moved: boolean
  onChoose: (serviceId: number) => void
}

/** Selects the service of the visit; shown only when the URL does not name one. */
export function ServiceStep({ data: { services }, unknown, moved, onChoose }: ServiceStepProps) {
  const words = useVisitTexts()
  if (services.length === 0) return <p className={styles.note}>{words.noServices}</p>
  return (
    <>
      {unknown && (
        <p role="alert" className={styles.note}>
          {words.serviceGone}
        </p>
      )}
      <StepHead focused={moved} title={words.chooseService} text={words.chooseServiceText} />
      <ul className={styles.services}>
        {services.map(({ serviceId, title, summary, picture }) => (
          <li key={serviceId}>
            <Picture path={picture} alt="" sizes="120px" className={styles.picture} />
            <div>
              <button type="button" onClick={() => onChoose(serviceId)}>
                {title}
                <Icon name="right" />
              </button>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
