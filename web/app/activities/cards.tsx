import type { ActivityCard as Activity } from '@portal/contract/activities/public'
import { ActivityCard } from './activity-card'
import * as styles from './cards.module.css'

interface CardsProps {
  activities: readonly Activity[]
  /** Narrower cards, so that four fit in a row. */
  narrow?: boolean
}

/** A grid of activity cards. */
export function Cards({ activities, narrow = false }: CardsProps) {
  return (
    <div className={styles.cards} data-narrow={narrow || undefined}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
    </div>
  )
}
