import { getSchedule } from '@portal/contract/care/visits/schedules'
import { getOffices } from '@portal/contract/company/public'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { useVisitsTexts } from '../../locales/visits'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { ClosedDays } from './closed-days'
import { DisplacedVisits } from './displaced-visits'
import { HoursForm } from './hours-form'
import styles from './office.module.css'

/** The schedule of one office: opening hours and closed days. */
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
    queryFn: ({ signal }) => api(getOffices, {}, { signal }),
  })
  const office = offices.data?.find((one) => one.companyAddressId === companyAddressId)
  return (
    <Page
      title={office?.companyName ?? texts.hoursOf}
      aside={<Link to={`/visits?office=${companyAddressId}`}>{texts.allVisits}</Link>}
    >
      <Loaded query={schedule}>
        {(found) => (
          <>
            <DisplacedVisits schedule={found} />
            <div className={styles.columns}>
              <HoursForm key={companyAddressId} schedule={found} />
              <ClosedDays schedule={found} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
