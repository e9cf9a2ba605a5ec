import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import { formatMoment } from '@portal/contract/moments'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../core/button'
import { inPlace } from '../../core/frame/use-scroll-place'
import { Icon } from '../../core/icon'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import { Announcement } from '../../ui/announcement'
import { Fact, Facts } from '../shared/facts'
import { VisitCalendarButton } from '../shared/visit/visit-calendar-button'
import * as styles from './applications.module.css'
import { CallButton } from './call-button'
import { Part } from './part'

/** Loaded on demand, since map and calendar are only needed to move a visit. */
const MoveVisit = lazy(() => import('./move-visit').then((m) => ({ default: m.MoveVisit })))

interface VisitProps {
  application: ApplicationDetail
  take: (application: ApplicationDetail) => void
  again: () => void
}

/** The appointment at an office, and the way to move it. */
export function Visit({ application, take, again }: VisitProps) {
  const words = useApplicationsTexts().visit
  const care = useCareTexts()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [moved, setMoved] = useState('')
  const { isMoving, leave, path } = useMovingStep()
  const { appointmentDate, appointmentLocation, office, open, movable, cancelled } = application
  const close = async () => {
    await leave()
    heading.current?.focus()
  }
  if (cancelled) return null
  return (
    <Part title={words.title} heading={heading} text={movable && office && words.bring}>
      {moved && !isMoving && (
        <>
          <Announcement text={moved} />
          <p className={styles.done}>{moved}</p>
        </>
      )}
      {appointmentDate ? (
        <Facts>
          <Fact name={care.appointment}>{formatMoment(appointmentDate, language)}</Fact>
          <Fact name={care.office}>{`${appointmentLocation}\n${office?.address ?? ''}`}</Fact>
        </Facts>
      ) : (
        <p>{words.calledOff}</p>
      )}
      {isMoving && movable ? (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <MoveVisit
            application={application}
            onKept={close}
            onRefused={again}
            onMoved={async (changed) => {
              take(changed)
              setMoved(words.moved(formatMoment(changed.appointmentDate, language)))
              await close()
            }}
          />
        </Suspense>
      ) : (
        <Actions application={application} movePath={path} />
      )}
      {open && !movable && <p>{words.fixed}</p>}
    </Part>
  )
}

/** Moving has its own URL, so that reload, login and the browser's back button work. */
function useMovingStep() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const rest = new URLSearchParams(search)
  rest.delete('step')
  return {
    isMoving: search.get('step') === 'move',
    path: `?${rest}&step=move`,
    leave: async () => navigate(`?${rest}`, { replace: true, state: inPlace }),
  }
}

function Actions({ application, movePath }: { application: ApplicationDetail; movePath: string }) {
  const words = useApplicationsTexts().visit
  const { id, office, movable } = application
  return (
    <div className={styles.actions}>
      {movable && (
        <Button kind={office ? 'secondary' : 'primary'} size="large" to={movePath} state={inPlace} mainAction={!office}>
          {office ? words.move : words.moveTitle}
        </Button>
      )}
      {movable && office && <VisitCalendarButton id={id} label={words.calendar} />}
      {office?.addressUrl && (
        <a href={office.addressUrl} className={styles.link} target="_blank" rel="noreferrer">
          <Icon name="pin" />
          {words.map}
        </a>
      )}
      <CallButton phone={office?.phone} />
    </div>
  )
}
