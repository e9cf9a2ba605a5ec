import { TextInput } from '@mantine/core'
import { newYorkToday } from '@portal/client/new-york'
import { addDays } from '@portal/contract/new-york'
import { Link, useSearchParams } from 'react-router'
import { useVisitsTexts } from '../../locales/visits'
import tabs from '../../ui/list/tabs.module.css'
import { isDay, visitsAddress } from './days'
import styles from './visits.module.css'

/** Navigation to other weeks and to any day. */
export function WeekTools({ companyAddressId, day }: { companyAddressId: number; day: string }) {
  const texts = useVisitsTexts()
  const [, setParams] = useSearchParams()
  const go = (chosen: string) => isDay(chosen) && setParams({ office: String(companyAddressId), day: chosen })
  return (
    <div className={styles.tools}>
      <nav className={tabs.tabs} aria-label={texts.otherWeeks}>
        <Link to={visitsAddress(companyAddressId, addDays(day, -7))}>{texts.before}</Link>
        <Link to={visitsAddress(companyAddressId, newYorkToday())}>{texts.today}</Link>
        <Link to={visitsAddress(companyAddressId, addDays(day, 7))}>{texts.after}</Link>
      </nav>
      <TextInput
        key={day}
        className={styles.goTo}
        label={texts.goTo}
        type="date"
        defaultValue={day}
        onBlur={(event) => event.currentTarget.value !== day && go(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && go(event.currentTarget.value)}
      />
    </div>
  )
}
