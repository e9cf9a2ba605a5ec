import { type BackupState, getBackupState } from '@portal/contract/backup/staff'
import type { Language } from '@portal/contract/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useBackupTexts } from '../locales/backups'
import { Alert } from '../ui/alert'
import { Card } from '../ui/card'
import { DescriptionList, Fact } from '../ui/description-list'
import { TableFrame } from '../ui/list-table'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
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

function Attempts({ attempts }: Pick<BackupState, 'attempts'>) {
  const texts = useBackupTexts()
  const language = useLanguage()
  return (
    <Card title={texts.attempts}>
      <TableFrame labels={[texts.began, texts.place, texts.outcome]}>
        {attempts.map(({ startedAt, place, bytes, problem }) => (
          <tr key={startedAt}>
            <td data-label={texts.began}>{shownMoment(startedAt, language)}</td>
            <td data-label={texts.place} className={styles.words}>
              {place}
            </td>
            <td data-label={texts.outcome} className={styles.words}>
              {problem === null ? texts.made(sizeOf(bytes, language)) : texts.problem(problem)}
            </td>
          </tr>
        ))}
      </TableFrame>
    </Card>
  )
}

function sizeOf(bytes: number, language: Language): string {
  const [unit, amount] = bytes < 1e9 ? (['megabyte', bytes / 1e6] as const) : (['gigabyte', bytes / 1e9] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
