import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { formatPastMoment } from '@portal/contract/moments'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { Card } from '../../ui/card'
import styles from './application.module.css'
import { Reply } from './reply'

/** The messages between applicant and agency, with a reply form. A URL that ends in #messages scrolls here. */
export function Messages({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts().messages
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#messages') place.current?.focus()
  }, [hash])
  const messages = application.events.filter(({ kind }) => kind === 'message')
  return (
    <div ref={place} id="messages" tabIndex={-1} className={styles.place}>
      <Card title={texts.title}>
        {messages.length === 0 && <p>{texts.none}</p>}
        <ol className={styles.messages}>
          {messages.map(({ id, at, by, text }) => (
            <li key={id} data-by={by}>
              <span className={styles.soft}>
                <span>{by === 'agency' ? texts.agency : texts.applicant}</span> ·{' '}
                <span>{formatPastMoment(at, language)}</span>
              </span>
              <p className={styles.written} lang={application.account.language}>
                {text}
              </p>
            </li>
          ))}
        </ol>
        {application.cancelled ? <p>{texts.closed}</p> : <Reply application={application} />}
      </Card>
    </div>
  )
}
