import { getSchedule, type Schedule } from '@portal/contract/care/staff-schedules'
import { getCompanyAddresses } from '@portal/contract/company/public'
import { formatMoment } from '@portal/contract/moments'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useVisitsTexts } from '../locales/visits'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { ClosedDays } from './closed-days'
import { visitsAddress } from './days'
import { HoursForm } from './hours-form'
import styles from './office.module.css'

/** When one office takes visits: its hours, and the days on which it is closed. */
export function Office() {
  const { id = '' } = useParams()
  const texts = useVisitsTexts()
  const language = useLanguage()
  const companyAddressId = Number(id)
  const schedule = useQuery({
    queryKey: ['schedule', companyAddressId],
    queryFn: ({ signal }) => api(getSchedule, { companyAddressId }, { signal }),
  })
  const offices = useQuery({
    queryKey: ['offices', language],
    queryFn: ({ signal }) => api(getCompanyAddresses, {}, { signal }),
  })
  const office = offices.data?.find((one) => one.companyAddressId === companyAddressId)
  return (
    <Page
      title={office?.companyName ?? texts.hoursOf}
      aside={<Link to={`/visits?office=${companyAddressId}`}>{texts.allVisits}</Link>}
    >
      <Loaded query={schedule}>
        {(found) => (
          <div className={styles.columns}>
            <HoursForm key={companyAddressId} schedule={found} />
            <div className={styles.stack}>
              <ClosedDays schedule={found} />
              <ToCall schedule={found} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** Visits that some earlier change has left without a slot. */
function ToCall({ schedule: { affected, companyAddressId } }: { schedule: Schedule }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const here = affected.filter((visit) => visit.companyAddressId === companyAddressId)
  if (here.length === 0) return null
  return (
    <Card title={texts.toCall} text={texts.toCallText}>
      <ul className={styles.plain}>
        {here.map(({ id, number, appointmentDate }) => (
          <li key={id}>
            <Link to={visitsAddress(companyAddressId, appointmentDate.slice(0, 10))}>{number}</Link>{' '}
            {formatMoment(appointmentDate, language)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
