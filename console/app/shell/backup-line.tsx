import { getBackupState, isWorrying } from '@portal/contract/backup/staff'
import { hour } from '@portal/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { api } from '../core/api'
import { hasRole, useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'

const askEvery = hour

/** Warns administrators on every page when there is no recent backup. */
export function BackupLine() {
  const { noFreshBackup, pages } = useShellTexts()
  const session = useSession()
  const { pathname } = useLocation()
  const { data } = useQuery({
    queryKey: ['backups'],
    queryFn: ({ signal }) => api(getBackupState, {}, { signal }),
    enabled: session !== null && hasRole(session.member, 'admin'),
    refetchInterval: askEvery,
  })
  if (!data || !isWorrying(data) || pathname === '/backups') return null
  return (
    <p className={styles.lost}>
      <span>{noFreshBackup}</span> <Link to="/backups">{pages.backups}</Link>
    </p>
  )
}
