import type { ReactNode } from 'react'
import { Phrases } from '../ui/phrases'
import * as styles from './page-head.module.css'

/** The title of a managed content page with a short introduction. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        <h1>
          <Phrases text={title} />
        </h1>
        {text && <p className={styles.lead}>{text}</p>}
        {children}
      </div>
    </div>
  )
}
