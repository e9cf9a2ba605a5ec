import type { BackupState } from '@portal/contract/backup/staff'
import type { Language } from '@portal/contract/language'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useBackupTexts } from '../locales/backups'
import { Card } from '../ui/card'
import { TableFrame } from '../ui/list/list-table'
import styles from './backups.module.css'

/** The last backups, made or failed. */
export function Attempts({ attempts }: Pick<BackupState, 'attempts'>) {
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
