import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../core/icon'
import { Phrases } from '../ui/phrases'
import * as styles from './section-head.module.css'

interface SectionHeadProps {
  id: string
  title: string
  text?: string
  /** The section's "more" link. */
  more?: { to: string; label: string }
  /** Further actions beside the link. */
  children?: ReactNode
}

/** The heading of a section of the home page, with a link to more. */
export function SectionHead({ id, title, text, more, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>
          <Phrases text={title} />
        </h2>
        {text && <p>{text}</p>}
      </div>
      {(more || children) && (
        <div className={styles.actions}>
          {children}
          {more && (
            <Link to={more.to} className={styles.more}>
              {more.label}
              <Icon name="arrow" />
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
