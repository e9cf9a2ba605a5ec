import { getExchange } from '@portal/contract/care/eligibility/exchange'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { hasRole, useSession } from '../../core/session'
import { useBatchTexts } from '../../locales/check-batches'
import { Alert } from '../../ui/alert'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import styles from './checks.module.css'
import { ExchangeForm } from './exchange-form'

/** The settings of the X12 envelope. */
export function CheckExchange() {
  const texts = useBatchTexts()
  const session = useSession()
  const query = useQuery({
    queryKey: ['check-exchange'],
    queryFn: ({ signal }) => api(getExchange, {}, { signal }),
  })
  const mayChange = session !== null && hasRole(session.member, 'admin')
  return (
    <Page title={texts.exchange.title} aside={<Link to="/checks/batches">{texts.toBatches}</Link>}>
      <p className={styles.soft}>{texts.exchange.intro}</p>
      <Loaded query={query}>
        {(settings) => (
          <>
            {!settings.exchange && <Alert>{texts.exchange.missing}</Alert>}
            {!mayChange && <p>{texts.exchange.adminOnly}</p>}
            {(mayChange || settings.exchange) && <ExchangeForm settings={settings} mayChange={mayChange} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
