import { Icon } from '../../core/icon'
import { useVisitTexts } from '../../locales/visits'
import { Picture } from '../../ui/picture'
import { StepHead } from '../../ui/wizard/step-head'
import type { ServiceChoice } from './address'
import * as styles from './booking.module.css'
import type { BookingData } from './booking-data'

interface ServiceStepProps {
  data: BookingData
  /** Whether the URL names a service for which no visit can be booked. */
  unknown: boolean
  moved: boolean
  onChoose: (service: ServiceChoice) => void
}

/** Selects the service of the visit; shown only when the URL does not name one. */
export function ServiceStep({ data: { services }, unknown, moved, onChoose }: ServiceStepProps) {
  const words = useVisitTexts()
  return (
    <>
      {unknown && (
        <p role="alert" className={styles.note}>
          {words.serviceGone}
        </p>
      )}
      <StepHead focused={moved} title={words.chooseService} text={words.chooseServiceText} />
      <ul className={styles.services}>
        <li>
          <span className={`${styles.picture} ${styles.unknown}`} aria-hidden="true">
            ?
          </span>
          <div>
            <button type="button" onClick={() => onChoose('undecided')}>
              {words.undecided}
              <Icon name="right" />
            </button>
            <p>{words.undecidedText}</p>
          </div>
        </li>
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
