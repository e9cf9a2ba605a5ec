import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { ContentRemark } from '@portal/contract/content/states'
import { nearestLanguage } from '@portal/contract/language'
import { Link } from 'react-router'
import { hasRole, useSession } from '../../core/session'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import styles from './editor.module.css'

interface RemarkProps {
  record: ContentRecord
  remark: ContentRemark
}

/** That an activity is called off, why, and for whom it was; coordinators alone see people. */
export function Remark({ record, remark }: RemarkProps) {
  const texts = useContentTexts()
  const language = useLanguage()
  const session = useSession()
  const nearest = remark.reason && nearestLanguage(remark.reason, language)
  return (
    <div className={styles.notice} data-bad>
      <p>{texts.remarkText[remark.code]}</p>
      {nearest && <p lang={nearest}>“{remark.reason?.[nearest]}”</p>}
      {session && hasRole(session.member, 'coordinator') && (
        <Link to={`/activities/${record.id}/door`}>{texts.participants}</Link>
      )}
    </div>
  )
}
