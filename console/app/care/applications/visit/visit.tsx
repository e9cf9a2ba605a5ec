import { newYorkNow } from '@portal/client/new-york'
import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { formatMoment } from '@portal/contract/moments'
import { useLanguage } from '../../../core/texts'
import { useApplicationsTexts } from '../../../locales/applications'
import { Card } from '../../../ui/card'
import { DescriptionList, Fact } from '../../../ui/description-list'
import styles from '../application.module.css'
import { CallOffVisit } from './call-off-visit'
import { MoveVisit } from './move-visit'

/** The visit of an application, with buttons to move or cancel it. */
export function Visit({ application }: { application: StaffApplicationDetail }) {
  const { visit: texts, phone } = useApplicationsTexts()
  const language = useLanguage()
  const { appointmentDate, appointmentLocation, office, open, movable } = application
  const isOver = appointmentDate !== '' && appointmentDate <= newYorkNow()
  return (
    <Card title={texts.title}>
      {appointmentDate ? (
        <DescriptionList>
          <Fact label={texts.when}>{formatMoment(appointmentDate, language)}</Fact>
          <Fact label={texts.where}>
            {appointmentLocation}, {office?.address}
          </Fact>
          <Fact label={phone}>{office?.phone}</Fact>
        </DescriptionList>
      ) : (
        <p>{texts.calledOff}</p>
      )}
      {isOver && <p>{texts.over}</p>}
      {open && (
        <div className={`${styles.buttons} ${styles.onScreen}`}>
          <MoveVisit application={application} />
          {appointmentDate && movable && <CallOffVisit application={application} />}
        </div>
      )}
    </Card>
  )
}
