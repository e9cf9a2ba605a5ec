import type { ContentRecord } from '@portal/contract/content/endpoints'
import { nearestLanguage, type Texts } from '@portal/contract/language'
import { Link } from 'react-router'
import { hasRole, useSession } from '../../core/session'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import styles from './editor.module.css'

/** That an activity is called off, why, and for whom it was; coordinators alone see people. */
export function CalledOff({ record, reason }: { record: ContentRecord; reason: Texts | null }) {
  const texts = useContentTexts()
  const language = useLanguage()
  const session = useSession()
  const nearest = reason && nearestLanguage(reason, language)
  return (
    <div className={styles.notice} data-bad role="alert">
      <p>{texts.calledOff}</p>
      {nearest && <q lang={nearest}>{reason[nearest]}</q>}
      {session && hasRole(session.member, 'coordinator') && (
        <Link to={`/activities/${record.id}/door`}>{texts.participants}</Link>
      )}
    </div>
  )
}
