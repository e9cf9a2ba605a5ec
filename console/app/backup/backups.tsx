import { type BackupState, getBackupState } from '@portal/contract/backup/staff'
import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useBackupTexts } from '../locales/backups'
import { Alert } from '../ui/alert'
import { DescriptionList, Fact } from '../ui/description-list'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Attempts } from './attempts'
import styles from './backups.module.css'

/** How old the last good backup of the portal is. */
export function Backups() {
  const texts = useBackupTexts()
  const query = useQuery({
    queryKey: ['backups'],
    queryFn: ({ signal }) => api(getBackupState, {}, { signal }),
  })
  return (
    <Page title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      <Loaded query={query}>
        {(state) => (state.attempts.length > 0 ? <State {...state} /> : <p>{texts.none}</p>)}
      </Loaded>
    </Page>
  )
}

function State({ lastGoodAt, isLate, attempts }: BackupState) {
  const texts = useBackupTexts()
  const language = useLanguage()
  return (
    <>
      {attempts[0]?.problem != null && <Alert>{texts.failed}</Alert>}
      {isLate && <Alert>{texts.late}</Alert>}
      <DescriptionList>
        <Fact label={texts.lastGood}>{lastGoodAt ? shownMoment(lastGoodAt, language) : texts.noneGood}</Fact>
      </DescriptionList>
      <Attempts attempts={attempts} />
    </>
  )
}
