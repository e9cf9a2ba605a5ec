import { getRetentionSettings } from '@portal/contract/retention'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useRetentionTexts } from '../../locales/retention'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import styles from '../people/people.module.css'
import { RetentionForm } from './retention-form'

/** The retention periods of all kinds of records. */
export function Retention() {
  const texts = useRetentionTexts()
  const query = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => api(getRetentionSettings, {}, { signal }),
  })
  return (
    <Page title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      <Loaded query={query}>{(settings) => <RetentionForm settings={settings} />}</Loaded>
    </Page>
  )
}
