import type { TeamEventCard } from '@portal/contract/about/public'
import { Link } from 'react-router'
import { Day } from '../content/day'
import { Icon } from '../core/icon'
import { Phrases } from '../ui/phrases'
import { acrossUpTo, Picture } from '../ui/picture'
import * as styles from './event-card.module.css'

/** A team event in a list; the whole card links to the event. */
export function EventCard({ event: { id, title, place, date, summary, picture } }: { event: TeamEventCard }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture path={picture} alt="" sizes={acrossUpTo('680px', '300px')} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <Day day={date} />
        </p>
        <h3>
          <Link to={`/about/teamevent/${id}`}>
            <Phrases text={title} />
          </Link>
        </h3>
        <p>{summary}</p>
        <p className={styles.facts}>
          <Icon name="pin" /> <span>{place}</span>
        </p>
      </div>
    </article>
  )
}
